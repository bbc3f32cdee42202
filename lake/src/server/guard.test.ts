import {Hono} from 'hono'
import {expect, test} from 'vitest'
import type {Environment} from './environment.ts'
import {everyone, guard} from './guard.ts'
import {createHttpServer} from './server.ts'

const start = (router: Hono<Environment>) => () => createHttpServer([{paths: /^/, router}])
const answer = () => new Response()

test('a server with an unguarded route does not start', () => {
  const open = new Hono<Environment>().get('/open', everyone, answer)
  expect(start(open)).not.toThrow()
  expect(start(open.post('/open', answer))).toThrow('The route POST /open does not say who may use it')
  const inner = new Hono<Environment>().delete('/inner', answer)
  expect(start(new Hono<Environment>().route('/outer', inner))).toThrow('DELETE /outer/inner')
})

test('a guard for all paths below one guards that path and no other', () => {
  const guarded = new Hono<Environment>()
    .use(
      '/local/*',
      guard(() => {}),
    )
    .get('/local/a', answer)
  expect(start(guarded.get('/local', answer))).not.toThrow()
  expect(start(guarded.get('/locals', answer))).toThrow('GET /locals')
})
