/**
 * `node scheduler/src/main.ts` runs the schedules that are due and exits, with 1 if one failed. With `--watch` it prints
 * `ready schedule` and runs schedules when they are due. `--api-host`, `--project` and `--dataset` select the lake; the token is in
 * SANITY_SCHEDULE_TOKEN.
 */
import {parseArgs} from 'node:util'
import {createClient} from '@sanity/client'
import {lakeErrorKind} from '@upline/editorial/documents/lake-error.ts'
import {actionLabels} from '@upline/editorial/documents/schedule-document.ts'
import type {Outcome} from '@upline/editorial/schedules/job.ts'

const {values} = parseArgs({
  options: {
    watch: {type: 'boolean', default: false},
    'api-host': {type: 'string'},
    project: {type: 'string', default: 'local'},
    dataset: {type: 'string', default: 'production'},
  },
})
const token = process.env.SANITY_SCHEDULE_TOKEN
const apiHost = values['api-host']
if (!apiHost && !token) {
  console.error(
    'SANITY_SCHEDULE_TOKEN is not set: create a token with the role Editor (docs/guides/deploy.md) and set it.',
  )
  process.exit(1)
}

const client = createClient({
  projectId: values.project,
  dataset: values.dataset,
  apiVersion: '2025-02-19',
  useCdn: false,
  perspective: 'raw',
  ...(apiHost && {apiHost, useProjectHostname: false}),
  ...(token && {token}),
})
if (values.watch) console.log('ready schedule')
// Loads the content model after the start, because it takes a while.
const {contentSchema: schema} = await import('@upline/editorial/checks/content-schema.ts')

if (values.watch) {
  const {watch} = await import('@upline/editorial/schedules/watch.ts')
  watch({client, schema, report})
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
} else {
  const {runDue} = await import('@upline/editorial/schedules/run-due.ts')
  const whyLate = () => 'the schedule job had not run since then'
  try {
    const {outcomes, error} = await runDue({client, schema, now: Date.now, whyLate})
    report(outcomes)
    if (error) throw error
    if (outcomes.length === 0) console.log('Nothing is due.')
    process.exitCode = outcomes.some(({state}) => state === 'failed') ? 1 : 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      lakeErrorKind(error) === 'permission'
        ? `SANITY_SCHEDULE_TOKEN may not edit the dataset. Create it with the role Editor. ${reason}`
        : `The content lake could not be reached. The schedules stay due. ${reason}`,
    )
    process.exitCode = 1
  }
}

/** Logs ids instead of titles, because logs may be public and plans are not. */
function report(outcomes: readonly Outcome[]): void {
  for (const {schedule, state, note} of outcomes) {
    const label = `${actionLabels[schedule.action]?.verb ?? 'Run'} ${schedule.documentId ?? schedule._id}`
    if (state === 'failed') console.error(`${label}: failed. ${note}`)
    else console.log(`${label}: done.${note ? ` ${note}` : ''}`)
  }
}
