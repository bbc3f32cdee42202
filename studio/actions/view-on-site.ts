import {LaunchIcon} from '@sanity/icons/Launch'
import type {DocumentActionComponent} from 'sanity'
import {addressOf} from './address-of.ts'

/** A document action that opens the published page, article or carrier on the site; other documents have no address. */
export function viewOnSite(siteUrl: string): DocumentActionComponent {
  return ({published}) => {
    const path = addressOf(published)
    if (path === undefined) return null
    return {
      label: 'View on site',
      icon: LaunchIcon,
      onHandle: () => window.open(new URL(path, siteUrl), '_blank', 'noopener'),
    }
  }
}
