import {lakeClientFactory} from '@upline/lake/studio.ts'
import {BehaviorSubject, map, of, shareReplay, switchMap} from 'rxjs'
import type {AuthStore, CurrentUser} from 'sanity'
import {LocalLogin} from './local-login.tsx'

/** The provider of users who chose their name. */
const chosen = 'chosen'

interface LocalAuthOptions {
  apiHost: string
  projectId: string
  dataset: string
}

/** Authenticates with a local lake: with several named editors each chooses a name and can sign out, otherwise no sign-in is needed. */
export function localAuth({apiHost, ...project}: LocalAuthOptions): AuthStore {
  // The same options as in the Studio's own auth store.
  const client = lakeClientFactory(apiHost)({
    ...project,
    apiVersion: '2021-06-07',
    useCdn: false,
    perspective: 'raw',
    requestTagPrefix: 'sanity.studio',
    // Live events of drafts need credentials, and the lake identifies an editor by a cookie.
    withCredentials: true,
  })
  const changes = new BehaviorSubject(undefined)
  const refresh = () => changes.next(undefined)
  const logout = async () => {
    await client.request({method: 'POST', url: '/auth/logout', tag: 'auth.logout'})
    refresh()
  }
  const store: AuthStore = {
    // Without a source of tokens the Studio looks for a session at sanity.io.
    token: of(null),
    state: changes.pipe(
      switchMap(() =>
        client.observable.request<Partial<CurrentUser>>({url: '/users/me', tag: 'users.get-current'}),
      ),
      map((user) => {
        // An empty object means that no name is chosen yet.
        const currentUser = user.id ? (user as CurrentUser) : null
        // The Studio offers to sign out if this function exists.
        if (user.provider === chosen) store.logout = logout
        return {authenticated: currentUser !== null, client, currentUser}
      }),
      shareReplay(1),
    ),
    LoginComponent: () => <LocalLogin client={client} onChoose={refresh} />,
  }
  return store
}
