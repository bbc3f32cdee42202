import type {Access} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import type {Datasets} from '../datasets.ts'

declare module 'hono' {
  /** What the routes of Sanity's HTTP API know about a request. */
  interface ContextVariableMap {
    datasets: Datasets
    /** The dataset that the path names, or the first of the project. */
    dataset: Dataset
    /** The sender of the request, if the lake has accounts. */
    access: Access | undefined
  }
}

/** Returns a function that makes a value once for each dataset. */
export function perDataset<T extends WeakKey>(make: (dataset: Dataset) => T): (dataset: Dataset) => T {
  const made = new WeakMap<Dataset, T>()
  return (dataset) => {
    const known = made.get(dataset) ?? make(dataset)
    made.set(dataset, known)
    return known
  }
}
