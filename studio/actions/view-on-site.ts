import {LaunchIcon} from '@sanity/icons/Launch'
import type {DocumentActionComponent} from 'sanity'

/** A document action that opens the published page or article on the site; other documents have no address. */
export function viewOnSite(siteUrl: string): DocumentActionComponent {
  return ({published}) => {
    const path = published?.path
    if (typeof path !== 'string') return null
    return {
      label: 'View on site',
      icon: LaunchIcon,
      onHandle: () => window.open(new URL(path, siteUrl), '_blank', 'noopener'),
    }
  }
}
