import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {checkServices} from '../doctor/check-services.ts'
import {checkSettings, isLocal, printResults, readFunctionSettings} from '../doctor/check-settings.ts'

/**
 * `npm run doctor`: checks the settings of the hosted services, asks each service, and prints what is missing and how to fix it. Returns 1
 * if there is a problem.
 */
export default async function doctor(): Promise<number> {
  const site = readHostedSettings()
  if (isLocal(site)) {
    console.log(
      'Local: nothing to configure. `npm start` starts everything; docs/guides/deploy.md explains the deployment.',
    )
    return 0
  }
  const functions = readFunctionSettings(site.VITE_FIREBASE_PROJECT_ID)
  const problems = printResults([...checkSettings(site, functions), ...(await checkServices(site))])
  console.log(problems === 0 ? '\nNothing is wrong.' : `\n${problems} to fix.`)
  return problems === 0 ? 0 : 1
}
