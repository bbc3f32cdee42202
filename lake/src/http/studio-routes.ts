import {Hono} from 'hono'
import type {Environment} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {right} from './authorize.ts'
import {dataset} from './find-dataset.ts'

/** Features of paid plans that the lake has. Without this list the Studio offers an upgrade, and the CLI makes a private dataset public. */
const features = ['contentReleases', 'privateDataset', 'studioComments', 'sanityTasks']

/** The plan of the project. Archived releases are kept for this number of days, practically forever. */
const subscription = {
  plan: {name: 'Local'},
  featureTypes: {retention: {features: [{attributes: {maxRetentionDays: 36_500}}]}},
}

/** Requests of the Studio to Sanity's cloud that have no meaning on one machine: each gets its empty answer. */
export const studioRoutes = new Hono<Environment>()
  .get('/ping', everyone, (c) => c.json({pong: true}))
  // The Studio shows the latency to the shard named here.
  .get('/data/ping/:dataset', everyone, dataset, (c) =>
    c.json({pong: true}, 200, {'x-sanity-shard': 'local'}),
  )
  // In Hono, /features/* takes in /features as well.
  .get('/features/*', right('read'), (c) => c.json(features))
  .get('/help/*', right('read'), (c) => c.json({}))
  .get('/journey/*', right('read'), (c) => c.json(null))
  .get('/subscriptions/*', right('read'), (c) => c.json(subscription))
  .get('/schedules/*', right('read'), (c) => c.json({schedules: []}))
  .get('/intake/telemetry-status', right('read'), (c) => c.json({status: 'denied'}))
  .post('/intake/batch', right('read'), (c) => c.json({}))
  // Only hosted Sanity reads what the Studio uploads of its schema here.
  .on('POST', ['/descriptors/claim', '/descriptors/synchronize'], right('read'), (c) =>
    c.json({type: 'complete', synchronization: {type: 'complete'}}),
  )
  .get('/check/cors', everyone, (c) => c.json({result: {allowed: true, withCredentials: true}}))
