import {existsSync, readdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {TokenStore} from './access/token-store.ts'
import {type Dataset, type DatasetOptions, openDataset} from './dataset.ts'
import {runSchedule} from './documents/release-schedule.ts'
import {invalid} from './lake-error.ts'
import {openOwnDatabase} from './storage/database.ts'

/** Content Lake's rule for names of datasets. */
const datasetName = /^[a-z0-9][a-z0-9_-]{0,63}$/
const projectName = /^[a-z0-9][a-z0-9-]{0,63}$/

export interface DatasetName {
  projectId: string
  dataset: string
}

/** The datasets of one process. The first is in the data folder itself, each other one in `datasets/<project>/<dataset>` below it, or all are in memory. */
export class Datasets {
  readonly primary: Dataset
  readonly tokens: TokenStore
  readonly #options: DatasetOptions
  readonly #contexts = new Map<string, Dataset>()
  /** Stops a dataset's release schedule. */
  readonly #stops = new Map<Dataset, () => void>()

  /** `options.database` stays the caller's. Throws a StoreError for damaged data. */
  constructor(options: DatasetOptions) {
    this.#options = options
    this.tokens = new TokenStore(options.database)
    this.primary = openDataset(options)
    this.#add(this.primary)
    for (const name of this.#stored()) this.open(name)
  }

  get auth(): boolean {
    return this.#options.auth === true
  }

  all(): Dataset[] {
    return [...this.#contexts.values()]
  }

  get projects(): string[] {
    return [...new Set(this.all().map(({projectId}) => projectId))]
  }

  find(name: DatasetName): Dataset | undefined {
    return this.#contexts.get(keyOf(name))
  }

  /** Returns the dataset, and creates it if needed. Throws a LakeError if the name is invalid. */
  open(name: DatasetName): Dataset {
    const known = this.find(name)
    if (known) return known
    const {projectId, dataset} = checkName(name)
    const folder = this.#folderOf({projectId, dataset})
    const isNew = folder !== undefined && !existsSync(folder)
    let context: Dataset
    try {
      const database =
        folder === undefined ? new DatabaseSync(':memory:') : openOwnDatabase(folder, this.#options)
      context = openDataset({...this.#options, database, folder, projectId, dataset})
    } catch (error) {
      // On a full disk: what is left of it would stop the next start.
      if (isNew) rmSync(folder, {recursive: true, force: true})
      throw error
    }
    this.#add(context)
    return context
  }

  /** Deletes a dataset with all that is in it. Throws a LakeError for the first one, because the data folder belongs to it. */
  delete(context: Dataset): void {
    if (context === this.primary)
      throw invalid(`"${context.dataset}" is the dataset this lake was started with and cannot be deleted`)
    this.#contexts.delete(keyOf(context))
    this.#close(context)
    const folder = this.#folderOf(context)
    if (folder !== undefined) rmSync(folder, {recursive: true, force: true})
  }

  /** Ends the schedules of releases, and closes every database but the first, which belongs to the caller. */
  close(): void {
    for (const context of this.all()) this.#close(context)
  }

  #add(context: Dataset): void {
    this.#contexts.set(keyOf(context), context)
    this.#stops.set(context, runSchedule(context.store))
  }

  #close(context: Dataset): void {
    this.#stops.get(context)?.()
    context.queries.close()
    if (context !== this.primary) context.store.database.close()
  }

  #folderOf({projectId, dataset}: DatasetName): string | undefined {
    const {folder} = this.#options
    return folder === undefined ? undefined : join(folder, 'datasets', projectId, dataset)
  }

  #stored(): DatasetName[] {
    const {folder} = this.#options
    const datasets = folder === undefined ? '' : join(folder, 'datasets')
    if (!existsSync(datasets)) return []
    return namesIn(datasets, projectName).flatMap((projectId) =>
      namesIn(join(datasets, projectId), datasetName).map((dataset) => ({projectId, dataset})),
    )
  }
}

/** Returns the folders with these names. Reports all others, such as a `.DS_Store` or a copy. */
function namesIn(folder: string, name: RegExp): string[] {
  return readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
    if (entry.isDirectory() && name.test(entry.name)) return [entry.name]
    console.warn(`${join(folder, entry.name)} is not a dataset and is ignored`)
    return []
  })
}

/** Throws a LakeError for names that Sanity would not take either. */
export function checkName(name: DatasetName): DatasetName {
  if (!projectName.test(name.projectId))
    throw invalid(`"${name.projectId}" is not a project id: use lowercase letters, digits and "-"`)
  if (!datasetName.test(name.dataset))
    throw invalid(
      `"${name.dataset}" is not a dataset name: use up to 64 lowercase letters, digits, "_" and "-", beginning with a letter or digit`,
    )
  return name
}

function keyOf({projectId, dataset}: DatasetName): string {
  return `${projectId}/${dataset}`
}
