import {join} from 'node:path'
import {packContent} from '@upline/content/pack.ts'
import type {ListrTask} from 'listr2'
import {taskList} from '../process/task-list.ts'
import {type BuildOutcome, buildSite, buildStudio} from './build.ts'
import {localSettings, siteSettings} from './build-settings.ts'
import {checkDataFolder} from './check-data-folder.ts'
import {checkPorts} from './ports.ts'
import {
  type RunningServer,
  startBackend,
  startScheduler,
  startSite,
  startSiteFromSource,
  startStudio,
  startStudioFromSource,
  startTypes,
} from './servers.ts'
import type {Form, Settings} from './settings.ts'

/**
 * Starts backend, site, Studio and scheduler. Resolves once all listen. Rejects with a UserError at the first failure; the caller stops the
 * others (`stopAllChildren`).
 */
export async function startProduct(settings: Settings, form: Form): Promise<RunningServer[]> {
  await checkPorts(settings.ports)
  checkDataFolder(settings.data)
  const servers: RunningServer[] = []
  const start = (title: string, start: () => Promise<RunningServer>): ListrTask => ({
    title: `Starting the ${title}`,
    task: async () => {
      servers.push(await start())
    },
  })
  const {site, studio} = buildFolders(settings)
  const builds = buildTasks(settings)
  const siteAndStudio: ListrTask[] =
    form === 'development'
      ? [
          start('site', () => startSiteFromSource(settings)),
          start('Studio', () => startStudioFromSource(settings)),
        ]
      : [
          inOrder('Site', [builds.site, start('site', () => startSite(settings, site))]),
          inOrder('Studio', [builds.studio, start('Studio', () => startStudio(settings, studio))]),
        ]
  await taskList([
    // Starts first, because it locks the data folder: a second product on it fails before it touches the builds.
    start('backend', () => startBackend(settings, packContent(), form)),
    {
      title: 'Site and Studio',
      task: (_, task) => task.newListr(siteAndStudio, {concurrent: true}),
    },
    // Starts last, so that due documents are published on a running site.
    start('scheduler', () => startScheduler(settings)),
    ...(form === 'development' ? [start('check of types', () => startTypes(settings))] : []),
  ]).run()
  return servers
}

/** Builds site and Studio and packs the content, so that a start on a read-only disk finds them. */
export async function buildProduct(settings: Settings): Promise<void> {
  packContent()
  const {site, studio} = buildTasks(settings)
  await taskList([site, studio]).run()
}

const buildFolders = ({builds}: Settings) => ({site: join(builds, 'site'), studio: join(builds, 'studio')})

function buildTasks(settings: Settings): Record<'site' | 'studio', ListrTask> {
  const logs = join(settings.data, 'logs')
  const {site, studio} = buildFolders(settings)
  return {
    site: build('Building the site', () => buildSite(site, siteSettings(settings), logs)),
    studio: build('Building the Studio', () => buildStudio(studio, localSettings(settings.addresses), logs)),
  }
}

function build(title: string, work: () => Promise<BuildOutcome>): ListrTask {
  return {
    title,
    task: async (_, task) => {
      if ((await work()) === 'up to date') task.title += ': up to date'
    },
  }
}

function inOrder(title: string, tasks: ListrTask[]): ListrTask {
  return {title, task: (_, task) => task.newListr(tasks, {concurrent: false})}
}
