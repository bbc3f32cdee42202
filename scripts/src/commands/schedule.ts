/**
 * `npm run schedule`: carries out once what is due in the hosted Sanity project that the environment or `.env` names, with the
 * token in SANITY_SCHEDULE_TOKEN. On one machine `npm start` does it all the time.
 */
import {join} from 'node:path'
import {loadEnv} from 'vite'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'

await runMain(() => {
  const {VITE_SANITY_PROJECT_ID: project, VITE_SANITY_DATASET: dataset} = loadEnv('production', root, 'VITE_')
  if (!project || !dataset) {
    throw new UserError(
      'VITE_SANITY_PROJECT_ID and VITE_SANITY_DATASET are not set: fill in .env, or set them in the environment. On one machine nothing needs to be run: npm start carries out what is scheduled.',
    )
  }
  const job = join(root, 'studio/src/schedule/job/main.ts')
  return runInForeground([job, '--project', project, '--dataset', dataset])
})
