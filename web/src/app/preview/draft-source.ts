import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import {ContentError} from '../../content/ask-lake.ts'
import type {ContentSource} from '../../content/client.ts'
import {randomId} from '../../lib/random-id.ts'

type Perspective = LoaderControllerMsg['data']['perspective']
type Params = Readonly<Record<string, unknown>>

type Question = {
  query: string
  params: Params
  answer: {result: unknown} | undefined
  waiting: ((result: unknown) => void)[]
  /** The round in which it was asked last. */
  round: number
}

// The Studio gives up a question that has not been repeated for this long.
const repeatMs = 20_000
const patienceMs = 10_000

/**
 * Content as the Studio's editor sees it: the Studio runs the queries under its own login and tells of every new
 * answer. So this page needs no token, and a page that the Studio does not show gets nothing.
 * `onChange` asks again for all that is shown, and resolves when it has it; what is not asked again then is given up.
 */
export function draftSource(
  {projectId, dataset}: {projectId: string; dataset: string},
  onChange: () => Promise<unknown>,
): ContentSource {
  const questions = new Map<string, Question>()
  // The Studio tells an answer when it is new to it, not when somebody else asks: each page asks questions of its own.
  const askedBy = randomId(8)
  let perspective: Perspective = 'drafts'
  let round = 0

  const studio = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    {name: 'loaders', connectTo: 'presentation'},
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  const pose = ({query, params}: Question) =>
    studio.post('loader/query-listen', {
      projectId,
      dataset,
      perspective,
      query,
      params,
      heartbeat: repeatMs,
    })
  const poseAll = () => {
    for (const question of questions.values()) pose(question)
  }
  const changed = async () => {
    round += 1
    const thisRound = round
    await onChange()
    if (thisRound !== round) return
    for (const [key, question] of questions) if (question.round < round) questions.delete(key)
  }

  studio.on('loader/perspective', (told) => {
    if (told.projectId !== projectId || told.dataset !== dataset) return
    if (JSON.stringify(told.perspective) === JSON.stringify(perspective)) return
    perspective = told.perspective
    for (const question of questions.values()) question.answer = undefined
    poseAll()
    void changed()
  })
  studio.on('loader/query-change', (told) => {
    if (JSON.stringify(told.perspective) !== JSON.stringify(perspective)) return
    const question = questions.get(keyOf(told.query, told.params))
    if (!question) return
    const wasAnswered = question.answer !== undefined
    question.answer = {result: told.result}
    for (const tell of question.waiting.splice(0)) tell(told.result)
    if (wasAnswered) void changed()
  })
  studio.onStatus(poseAll, 'connected')
  studio.start()
  setInterval(poseAll, repeatMs)

  return <Result>(query: string, params: Params = {}): Promise<Result> => {
    const ownParams = {...params, askedBy}
    const key = keyOf(query, ownParams)
    const known = questions.get(key)
    const question: Question = known ?? {query, params: ownParams, answer: undefined, waiting: [], round}
    question.round = round
    questions.set(key, question)
    if (!known) pose(question)
    // What the Studio sends is the answer to this very query, whose shape TypeGen derived from the schema.
    if (question.answer) return Promise.resolve(question.answer.result as Result)
    return new Promise((resolve, reject) => {
      const giveUp = () => reject(new ContentError('The Studio does not answer: reload the preview'))
      const timer = setTimeout(giveUp, patienceMs)
      question.waiting.push((result) => {
        clearTimeout(timer)
        resolve(result as Result)
      })
    })
  }
}

function keyOf(query: string, params: Params): string {
  return JSON.stringify([query, Object.entries(params).sort()])
}
