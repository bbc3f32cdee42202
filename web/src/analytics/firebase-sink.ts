import {loadFirebase} from '../lib/firebase-app.ts'
import type {Env} from '../lib/parse-env.ts'
import type {NetworkSink} from './start-analytics.ts'

/** Google Analytics through Firebase; undefined in a browser that does not support it. Rejects when the download fails. */
export async function loadFirebaseSink(config: Env['firebase']): Promise<NetworkSink | undefined> {
  const [{app}, {initializeAnalytics, isSupported, logEvent, setAnalyticsCollectionEnabled}] =
    await Promise.all([loadFirebase(config), import('firebase/analytics')])
  if (!(await isSupported())) return undefined
  // Page views are ours: the automatic one would count the first page twice. The library sends by beacon on leaving.
  const analytics = initializeAnalytics(app, {config: {send_page_view: false}})
  return {
    // The SDK's overloads know some of these names with types of their own; as a plain string any event is custom.
    send: ({name, params}) => logEvent(analytics, name as string, params),
    setEnabled: (enabled) => setAnalyticsCollectionEnabled(analytics, enabled),
  }
}
