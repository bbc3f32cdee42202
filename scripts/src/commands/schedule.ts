import {UserError} from '../bootstrap/user-error.mjs'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {script} from '../process/command.ts'

/** `npm run schedule`: runs due schedules in the hosted Sanity project of `.env` once. `npm start` always does. */
export default function schedule(): Promise<number> | number {
  const {VITE_SANITY_PROJECT_ID: project, VITE_SANITY_DATASET: dataset} = readHostedSettings()
  if (project && dataset) {
    return script('scheduler/src/main.ts', '--project', project, '--dataset', dataset)([])
  }
  throw new UserError(
    'VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET are not set: set them in .env or in the environment. On one machine, npm start runs all schedules.',
  )
}
