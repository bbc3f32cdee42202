import type {DatabaseSync} from 'node:sqlite'
import {type Dataset, openDataset} from '@upline/lake/embed'

/** Names of this machine's Sanity project, dataset and Firebase project. Site and Studio are built with them. */
export const localDataset = {projectId: 'local', dataset: 'production'}
export const firebaseProject = 'demo-upline'

/** Opens the content of a data folder without a server. */
export function openContent(database: DatabaseSync, folder: string): Dataset {
  return openDataset({...localDataset, database, folder, assetsOrigin: 'http://localhost'})
}
