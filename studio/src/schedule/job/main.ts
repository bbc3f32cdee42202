/**
 * Carries out what is scheduled: `node studio/src/schedule/job/main.ts` does once what is due and ends; with `--watch` it goes on, to
 * the second, and prints `ready schedule` at its start. `--api-host`, `--project` and `--dataset` name the lake. The token comes
 * from SANITY_SCHEDULE_TOKEN. Exits with 1 when something could not be done, and says what.
 */
import {parseArgs} from 'node:util'
import {createClient} from '@sanity/client'
import {refusalOf} from '../../transactions/refusals.ts'
import {actionWords} from '../schedule-document.ts'
import type {Outcome} from './job.ts'

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
    'SANITY_SCHEDULE_TOKEN is not set: make a token that may edit the dataset (docs/guides/deploy.md) and set it.',
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
// The content model takes a while to load: nobody who starts the product has to wait for it.
const {contentSchema: schema} = await import('./content-schema.ts')

if (values.watch) {
  const {watch} = await import('./watch.ts')
  watch({client, schema, report})
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
} else {
  const {carryOutDue} = await import('./carry-out.ts')
  const whyLate = () => 'the job that carries out schedules had not run since then'
  try {
    const {outcomes} = await carryOutDue({client, schema, now: Date.now, whyLate})
    report(outcomes)
    if (outcomes.length === 0) console.log('Nothing is due.')
    process.exitCode = outcomes.some(({state}) => state === 'failed') ? 1 : 0
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(
      refusalOf(error) === 'rights'
        ? `SANITY_SCHEDULE_TOKEN may not edit the dataset: make it with the role Editor. ${reason}`
        : `The content lake could not be reached; what is due stays due. ${reason}`,
    )
    process.exitCode = 1
  }
}

/** Names documents by their ids: what is planned is no business of a public log. */
function report(outcomes: readonly Outcome[]): void {
  for (const {schedule, state, note} of outcomes) {
    const what = `${actionWords[schedule.action]?.verb ?? 'Schedule'} ${schedule.documentId}`
    if (state === 'failed') console.error(`${what}: failed. ${note}`)
    else console.log(`${what}: done.${note ? ` ${note}` : ''}`)
  }
}
