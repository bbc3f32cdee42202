import {getDraftId, getPublishedId, isDraftId} from '@sanity/client/csm'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {checkInSteps, type Row} from '@upline/schemas/health/check-content.ts'
import type {Source} from '@upline/schemas/health/content.ts'
import {readFileTexts} from '@upline/schemas/health/file-texts.ts'
import {ignoredByKey, ignoredType, sortRows} from '@upline/schemas/health/ignored.ts'
import {model} from '@upline/schemas/health/model.ts'
import {readRenderReport, withReport} from '@upline/schemas/health/render-report.ts'
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {useClient} from 'sanity'
import {type ContentSnapshot, contentFeed} from './content-feed.ts'
import {type Health, HealthContext, type HealthState} from './health-context.ts'

/** In milliseconds. The first check waits for the form that the editor opened; later ones wait for a pause in typing. */
const firstCheckMs = 10_000
const watchedMs = 400
const unwatchedMs = 3000
/** The site is rendered some time after a publish. */
const reportMs = 10_000
/** Interval for a new date, which ends periods and ignored problems. */
const dateMs = 60_000

interface Props {
  /** Origin of the site. */
  siteUrl: string
  children: ReactNode
}

/** Checks the content of the whole dataset once the Studio has started, and after each change. */
export function HealthProvider({siteUrl, children}: Props) {
  const client = useClient({apiVersion: '2025-02-19'})
  const [found, setFound] = useState<{content: ContentSnapshot; rows: Row[]}>()
  const [hasFailed, setFailed] = useState(false)
  const [watchers, setWatchers] = useState(0)
  const [isStarted, setStarted] = useState(false)
  const [content, setContent] = useState<ContentSnapshot>()
  const [report, setReport] = useState<unknown>()
  const [date, setDate] = useState(() => siteDate())
  const [attempt, setAttempt] = useState(0)
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(() => new Map())
  const isChecked = useRef(false)
  const isWatched = watchers > 0

  useEffect(() => {
    const timer = setTimeout(() => setStarted(true), firstCheckMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isStarted && !isWatched) return
    setStarted(true)
    const subscription = contentFeed(client).subscribe({
      next: (found) => {
        setFailed(false)
        setContent(found)
      },
      error: () => setFailed(true),
    })
    return () => subscription.unsubscribe()
    // A later viewer does not restart it.
  }, [client, isStarted || isWatched, attempt])

  useEffect(() => {
    const timer = setInterval(() => setDate(siteDate()), dateMs)
    return () => clearInterval(timer)
  }, [])

  useEffect(() => {
    if (!content) return
    const load = () => fetchReport(siteUrl).then(setReport)
    void load()
    if (!isWatched) return
    const timer = setInterval(load, reportMs)
    return () => clearInterval(timer)
  }, [siteUrl, content, isWatched])

  const assets = content?.assets
  useEffect(() => {
    // The reader of PDF files is large, and the number of problems in the tool's name does not wait for it.
    if (!assets || !isWatched) return
    const read = new Map(texts)
    void readFileTexts(assets, read).then(() => {
      if (read.size > texts.size) setTexts(read)
    })
  }, [assets, isWatched, texts])

  useEffect(() => {
    if (!content) return
    // Drafts change with every keystroke but rarely change the number of problems.
    if (!isWatched && content.onlyDrafts && isChecked.current) return
    const ending = new AbortController()
    const wait = isChecked.current ? (isWatched ? watchedMs : unwatchedMs) : 0
    const timer = setTimeout(async () => {
      const {documents, assets} = content
      const rows = await checkInBatches({documents, assets, texts, model, today: date}, ending.signal)
      if (!rows) return
      isChecked.current = true
      setFound({content, rows})
    }, wait)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [content, texts, isWatched, date])

  const health = useMemo<Health | undefined>(() => {
    if (!found) return undefined
    const {documents} = found.content
    const built = readRenderReport(report, documents)
    return {
      ...sortRows(withReport(found.rows, built?.rows ?? []), ignoredByKey(documents, date)),
      // Published documents come last and replace drafts.
      documents: new Map(
        documents
          .toSorted((a, b) => Number(isDraftId(b._id)) - Number(isDraftId(a._id)))
          .map((document) => [getPublishedId(document._id), document]),
      ),
      hasReport: built !== undefined,
    }
  }, [found, report, date])

  const watch = useCallback(() => {
    setWatchers((count) => count + 1)
    return () => setWatchers((count) => count - 1)
  }, [])

  const state = useMemo<HealthState>(
    () => ({
      health,
      hasFailed,
      watch,
      retry: () => {
        setFailed(false)
        setAttempt((before) => before + 1)
      },
      ignore: async ({key}, reason, until) => {
        await client.create(
          {
            // Without a dot, so that `npm run content:check` can read it too.
            _id: `health-ignored-${crypto.randomUUID()}`,
            _type: ignoredType,
            key,
            reason,
            since: siteDate(),
            ...(until ? {until} : {}),
          },
          {tag: 'health'},
        )
      },
      switchOn: async (redirect) => {
        const on = {set: {enabled: true}}
        const transaction = client.transaction().patch(redirect, on)
        const draft = await client.getDocument(getDraftId(redirect))
        if (draft) transaction.patch(draft._id, on)
        await transaction.commit({tag: 'health'})
      },
      listAgain: async ({key}) => {
        // Two editors may have ignored the same problem.
        const params = {type: ignoredType, key}
        await client.delete({query: '*[_type == $type && key == $key]', params}, {tag: 'health'})
      },
    }),
    [client, health, hasFailed, watch],
  )
  return <HealthContext value={state}>{children}</HealthContext>
}

/** Fetches the report of the last build, or undefined if the site does not serve it. */
async function fetchReport(siteUrl: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL('/_render-report.json', siteUrl))
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}

/** Milliseconds that the browser can be blocked without a visible delay. */
const batchMs = 12

/** Runs the checks in batches so that the browser can render and accept input. Returns undefined if `signal` aborts. */
async function checkInBatches(source: Source, signal: AbortSignal): Promise<Row[] | undefined> {
  const steps = checkInSteps(source)
  for (;;) {
    const until = performance.now() + batchMs
    while (performance.now() < until) {
      const {done, value} = steps.next()
      if (done) return value
    }
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return undefined
  }
}
