import {once} from './once.ts'
import type {Env} from './parse-env.ts'

let load: (() => ReturnType<typeof initialise>) | undefined

/** Returns the site's one Firebase app, downloaded at the first call. */
export function loadFirebase(config: Env['firebase']) {
  load ??= once(() => initialise(config))
  return load()
}

async function initialise({functionsRegion, appCheckKey, ...values}: Env['firebase']) {
  const {initializeApp} = await import('firebase/app')
  const {measurementId, ...required} = values
  const app = initializeApp({...required, ...(measurementId && {measurementId})})
  if (!appCheckKey) return {app, appCheck: undefined}
  const {initializeAppCheck, ReCaptchaEnterpriseProvider} = await import('firebase/app-check')
  const provider = new ReCaptchaEnterpriseProvider(appCheckKey)
  return {app, appCheck: initializeAppCheck(app, {provider, isTokenAutoRefreshEnabled: true})}
}

const tokenTimeoutMs = 8000

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms))

/** Returns an App Check token, or undefined if App Check is not configured, fails or does not answer, or the browser is offline. */
export async function appCheckToken(config: Env['firebase']): Promise<string | undefined> {
  // Offline, an import would fail until a reload, and with it the token of a later request.
  if (!config.appCheckKey || !navigator.onLine) return undefined
  const getCurrent = async () => {
    const {appCheck} = await loadFirebase(config)
    if (!appCheck) return undefined
    const {getToken} = await import('firebase/app-check')
    return (await getToken(appCheck)).token
  }
  // Without a token the backend decides; it refuses where App Check is enforced. A request that a blocker holds never ends.
  return await Promise.race([getCurrent().catch(() => undefined), after(tokenTimeoutMs)])
}
