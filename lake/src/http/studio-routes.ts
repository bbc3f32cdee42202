import {Hono} from 'hono'
import type {Environment} from '../server/environment.ts'

/** Features of paid plans that the lake has. Without this list the Studio offers an upgrade. */
const features = ['contentReleases', 'studioComments', 'sanityTasks']

/** The plan of the project. Archived releases are kept for this number of days, practically forever. */
const subscription = {
  plan: {name: 'Local'},
  featureTypes: {retention: {features: [{attributes: {maxRetentionDays: 36_500}}]}},
}

/** Requests of the Studio to Sanity's cloud that have no meaning on one machine: each gets its empty answer. */
export const studioRoutes = new Hono<Environment>()
  .get('/ping', (c) => c.json({pong: true}))
  // The Studio shows the latency to the shard named here.
  .get('/data/ping/:dataset', (c) => c.json({pong: true}, 200, {'x-sanity-shard': 'local'}))
  // In Hono, /features/* takes in /features as well.
  .get('/features/*', (c) => c.json(features))
  .get('/help/*', (c) => c.json({}))
  .get('/journey/*', (c) => c.json(null))
  .get('/subscriptions/*', (c) => c.json(subscription))
  .get('/schedules/*', (c) => c.json({schedules: []}))
  .get('/intake/telemetry-status', (c) => c.json({status: 'denied'}))
  .post('/intake/batch', (c) => c.json({}))
  // Only hosted Sanity reads what the Studio uploads of its schema here.
  .on('POST', ['/descriptors/claim', '/descriptors/synchronize'], (c) =>
    c.json({type: 'complete', synchronization: {type: 'complete'}}),
  )
  .get('/check/cors', (c) => c.json({result: {allowed: true, withCredentials: true}}))
