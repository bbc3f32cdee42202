import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {todayOfSite} from '@upline/domain/dates/site-date.ts'
import {checkContent} from '@upline/schemas/health/check-content.ts'
import type {Asset, ReadFile} from '@upline/schemas/health/content.ts'
import {ignoredByKey} from '@upline/schemas/health/ignored.ts'
import {model} from '@upline/schemas/health/model.ts'
import {
  assetQuery,
  checkedTypes,
  documentsQuery,
  fetchDocuments,
  idsQuery,
} from '@upline/schemas/health/queries.ts'
import {readFiles} from '@upline/schemas/health/read-files.ts'
import {readRenderReport, withReport} from '@upline/schemas/health/render-report.ts'
import {describeRows} from './describe.ts'

interface Dataset {
  /** Origin of the content lake's API. */
  lake: string
  dataset: string
  /** Origin of the site, to fetch the report of its last build. */
  site?: string | undefined
  /** Required if the dataset is private. */
  token: string | undefined
}

/** Prints the problems of the published documents. Resolves with the exit code. */
export async function checkDataset(dataset: Dataset): Promise<number> {
  let documents: StoredDocument[]
  let assets: Asset[]
  const files = new Map<string, ReadFile>()
  try {
    const ids = await query<string[]>(dataset, idsQuery, {types: checkedTypes})
    documents = await fetchDocuments(ids, (some) =>
      query<StoredDocument[]>(dataset, documentsQuery, {ids: some}),
    )
    assets = await query<Asset[]>(dataset, assetQuery)
    await readFiles(assets, files)
  } catch (error) {
    console.error(`The content could not be checked. ${error instanceof Error ? error.message : error}`)
    return 2
  }
  const report = readRenderReport(await fetchReport(dataset.site), documents)
  const today = todayOfSite(documents)
  const rows = checkContent({documents, assets, files, model, today})
  const {text, broken} = describeRows(
    withReport(rows, report?.rows ?? []),
    documents.filter(({_type}) => model.documentTypes.has(_type)),
    ignoredByKey(documents, today),
  )
  console.log(text)
  if (!report) console.log('The report of the last build could not be read: rendering is not checked.')
  return broken > 0 ? 1 : 0
}

async function query<Result>(
  {lake, dataset, token}: Dataset,
  groq: string,
  params: Record<string, unknown> = {},
): Promise<Result> {
  const address = new URL(`/v2025-02-19/data/query/${dataset}?perspective=published`, lake)
  const answer = await fetch(address, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...(token ? {authorization: `Bearer ${token}`} : {})},
    body: JSON.stringify({query: groq, params}),
  }).catch(() => undefined)
  if (!answer)
    throw new Error(`No content lake responds at ${lake}. Run \`npm start\`, or check the network.`)
  if (answer.status === 401 || answer.status === 403) {
    throw new Error(
      `The dataset ${dataset} is not public: set SANITY_READ_TOKEN to a token that may read it.`,
    )
  }
  if (!answer.ok) {
    throw new Error(
      `The dataset ${dataset} at ${lake} responded with status ${answer.status}. Check the dataset's name.`,
    )
  }
  const {result} = (await answer.json()) as {result: Result}
  return result
}

/** Fetches the report, which only a local site serves. */
async function fetchReport(site: string | undefined): Promise<unknown> {
  if (!site) return undefined
  try {
    return await (await fetch(new URL('/_render-report.json', site))).json()
  } catch {
    return undefined
  }
}
