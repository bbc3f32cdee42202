import {localClientFactory} from './client-factory.ts'
import {localAuth} from './local-auth.tsx'

const off = {enabled: false} as const

/**
 * How a Studio talks to the content lake on this machine at `apiHost`: no account, and none of the features that only
 * hosted Sanity has (scheduling, releases, tasks, comments, announcements, media library).
 */
export function localFeatures(apiHost: string, project: {projectId: string; dataset: string}) {
  return {
    workspace: {
      apiHost,
      auth: localAuth({apiHost, ...project}),
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
