import type {IncomingMessage, ServerResponse} from 'node:http'
import {callerOf} from '@upline/functions/caller.ts'
import {createHttpServer} from '@upline/lake/embed'
import type {Callable} from '@upline/local/functions/callable.ts'
import {functionsRouter} from '@upline/local/functions/functions-router.ts'
import {listen} from '@upline/testing/listen.ts'
import {afterAll, expect, test} from 'vitest'

const whoCalls = (request: IncomingMessage, response: ServerResponse) =>
  void Object(response).send({caller: callerOf(request).address})
const callable: Callable = Object.assign(whoCalls, {__endpoint: {callableTrigger: {}}})
const server = await listen(
  createHttpServer([{paths: /^/, router: functionsRouter('project', new Map([['whoCalls', callable]]))}]),
)
afterAll(server.stop)

test.each(['', '192.0.2.7', '192.0.2.7, 192.0.2.8'])(
  'a caller that forwards itself as %j is limited by its real address',
  async (forged) => {
    const headers = {'x-forwarded-for': forged, 'content-type': 'application/json'}
    const answer = await fetch(`${server.origin}/project/us-central1/whoCalls`, {
      method: 'POST',
      headers,
      body: '{}',
    })
    expect(await answer.json()).toEqual({caller: '127.0.0.1'})
  },
)
