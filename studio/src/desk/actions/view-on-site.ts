import {LaunchIcon} from '@sanity/icons/Launch'
import {sitePathOf} from '@upline/domain/content/page-types.ts'
import type {DocumentActionComponent} from 'sanity'

/** Creates the action that opens the published page, article or carrier on the site. */
export function viewOnSite(siteUrl: string): DocumentActionComponent {
  return ({published}) => {
    const path = sitePathOf(published)
    if (path === undefined) return null
    return {
      label: 'View on site',
      icon: LaunchIcon,
      onHandle: () => window.open(new URL(path, siteUrl), '_blank', 'noopener'),
    }
  }
}
