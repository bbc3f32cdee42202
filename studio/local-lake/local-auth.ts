import {defer, map, shareReplay} from 'rxjs'
import type {AuthStore, CurrentUser} from 'sanity'
import {localClientFactory} from './client-factory.ts'

/** Who works in a Studio on one machine: whom the lake at `apiHost` names. Nobody signs in, so nobody signs out. */
export function localAuth({
  apiHost,
  ...project
}: {
  apiHost: string
  projectId: string
  dataset: string
}): AuthStore {
  // As the Studio's own auth store makes its client.
  const client = localClientFactory(apiHost)({
    ...project,
    apiVersion: '2021-06-07',
    useCdn: false,
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
    // The lake asks for none, but the client refuses live events of drafts without.
    withCredentials: true,
  })
  const state = defer(() =>
    client.observable.request<CurrentUser>({url: '/users/me', tag: 'users.get-current'}),
  )
  return {
    state: state.pipe(
      map((currentUser) => ({authenticated: true, client, currentUser})),
      shareReplay(1),
    ),
  }
}
