// biome-ignore-start lint/performance/noBarrelFile: the package's entry
export type {RoleName} from './access/roles.ts'
export {type ClientSettings, clientSettings} from './client-settings.ts'
export type {DatasetName} from './datasets.ts'
export type {Limits} from './documents/limits.ts'
export type {Seed} from './seed/load-seed.ts'
export {type RunningLake, type StartOptions, startLake} from './start-lake.ts'
// biome-ignore-end lint/performance/noBarrelFile: the package's entry
