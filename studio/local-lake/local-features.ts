import {localClientFactory} from './client-factory.ts'

const off = {enabled: false} as const

/**
 * How a Studio talks to the content lake on this machine at `apiHost`: no account, and none of the features that only
 * hosted Sanity answers to (scheduling, releases, tasks, comments, announcements, media library).
 */
export function localFeatures(apiHost: string) {
  return {
    workspace: {
      apiHost,
      unstable_clientFactory: localClientFactory(apiHost),
      announcements: off,
      mediaLibrary: off,
      releases: off,
      scheduledDrafts: off,
      scheduledPublishing: off,
      tasks: off,
    },
    document: {comments: off},
  }
}
