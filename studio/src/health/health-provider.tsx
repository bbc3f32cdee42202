import {ignoredByKey, ignoredType, sortRows} from '@upline/schemas/health/ignored.ts'
import {model} from '@upline/schemas/health/model.ts'
import {readRenderReport, withReport} from '@upline/schemas/health/render-report.ts'
import {isDraft, publishedId} from '@upline/schemas/health/stored-document.ts'
import {today} from '@upline/schemas/validation/dates.ts'
import {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react'
import {useClient} from 'sanity'
import {checkInSlices} from './check-in-slices.ts'
import {type ContentSnapshot, contentFeed} from './content-feed.ts'
import {type Health, HealthContext, type HealthState} from './health-context.ts'

/** In milliseconds. A form that somebody opened comes first; then a change is checked after a pause in typing. */
const firstCheckMs = 10_000
const watchedMs = 400
const unwatchedMs = 3000
/** The site is rendered some time after a publish. */
const reportMs = 10_000
/** What is ignored until a day, or is past its period, changes with the day. */
const dayMs = 60_000

interface Props {
  /** Origin of the site. */
  siteUrl: string
  children: ReactNode
}

/** Checks the content of the whole dataset once the Studio has started, and after each change. */
export function HealthProvider({siteUrl, children}: Props) {
  const client = useClient({apiVersion: '2025-02-19'})
  const [health, setHealth] = useState<Health>()
  const [hasFailed, setFailed] = useState(false)
  const [watchers, setWatchers] = useState(0)
  const [isStarted, setStarted] = useState(false)
  const [content, setContent] = useState<ContentSnapshot>()
  const [report, setReport] = useState<unknown>()
  const [day, setDay] = useState(today)
  const [attempt, setAttempt] = useState(0)
  const seen = useRef<ContentSnapshot>(undefined)
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
    // Whoever comes to watch later finds it running.
  }, [client, isStarted || isWatched, attempt])

  useEffect(() => {
    const timer = setInterval(() => setDay(today()), dayMs)
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

  useEffect(() => {
    if (!content) return
    // Drafts change with every keystroke and hardly ever the count.
    if (!isWatched && content.onlyDrafts && seen.current) return
    const ending = new AbortController()
    const wait = seen.current ? (isWatched ? watchedMs : unwatchedMs) : 0
    const timer = setTimeout(async () => {
      const {documents, assets} = content
      const rows = await checkInSlices({documents, assets, model, today: day}, ending.signal)
      if (!rows) return
      seen.current = content
      const built = readRenderReport(report, documents)
      const all = withReport(rows, built?.rows ?? [])
      setHealth({
        ...sortRows(all, ignoredByKey(documents, day)),
        // Those that are published come last, and stay.
        documents: new Map(
          documents
            .toSorted((a, b) => Number(isDraft(b._id)) - Number(isDraft(a._id)))
            .map((document) => [publishedId(document._id), document]),
        ),
        hasReport: built !== undefined,
      })
    }, wait)
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [content, report, isWatched, day])

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
            // Without a dot, so that the command for CI reads it too.
            _id: `health-ignored-${crypto.randomUUID()}`,
            _type: ignoredType,
            key,
            reason,
            since: today(),
            ...(until ? {until} : {}),
          },
          {tag: 'health'},
        )
      },
      listAgain: async ({key}) => {
        // Two editors may have ignored the same.
        const params = {type: ignoredType, key}
        await client.delete({query: '*[_type == $type && key == $key]', params}, {tag: 'health'})
      },
    }),
    [client, health, hasFailed, watch],
  )
  return <HealthContext value={state}>{children}</HealthContext>
}

/** What the last build says. Undefined where nobody serves it: a host of files only, or a site that is not running. */
async function fetchReport(siteUrl: string): Promise<unknown> {
  try {
    const answer = await fetch(new URL('/_render-report.json', siteUrl))
    return answer.ok ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
