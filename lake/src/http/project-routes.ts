import {Hono} from 'hono'
import {deleteCookie, setCookie} from 'hono/cookie'
import {type Access, mayDo, type RoleName, roles} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import {type Doc, isRecord} from '../documents/document.ts'
import {localUserId, type Store} from '../documents/store.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {limitBody, mebibyte} from '../server/limit-body.ts'
import {inTransaction} from '../storage/database.ts'
import {right} from './authorize.ts'
import {authorOf, type Editor, editorById, editorCookie, editorOf, localEditor} from './editors.ts'
import {dataset, perDataset, project, readJson} from './request.ts'

const yearInSeconds = 31_536_000

function describeRole(name: RoleName): {name: RoleName; title: string; description: string} {
  const {title, description} = roles[name]
  return {name, title, description}
}

const administrator = describeRole('administrator')

function userOf({id, name}: Editor, provider: 'local' | 'chosen') {
  return {
    id,
    name,
    displayName: name,
    email: `${id === localUserId ? 'editor' : id}@localhost`,
    profileImage: '',
    imageUrl: '',
    provider,
    role: administrator.name,
    roles: [administrator],
  }
}

/** Returns the grants of a user, as the Studio asks for them. Without accounts, a user may do everything. */
function grantsOf(access: Access | undefined): {filter: string; permissions: string[]}[] {
  const all = '_id in path("**")'
  const written = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
  if (mayDo(access, 'write')) return [{filter: all, permissions: written}]
  const grants = mayDo(access, 'read') ? [{filter: all, permissions: ['read', 'history']}] : []
  if (!mayDo(access, 'write drafts')) return grants
  return [...grants, {filter: '_id in path("drafts.**")', permissions: written}]
}

/** Returns the user who sent the request: an editor of this machine or, with accounts, the token's user; `{}` if unknown. */
function currentUser(c: RequestContext): Partial<ReturnType<typeof userOf>> {
  const {access, dataset} = c.var
  if (!access) {
    const editor = editorOf(c)
    return editor ? userOf(editor, dataset.editors.length > 1 ? 'chosen' : 'local') : {}
  }
  const {role, userId: id, label: name} = access
  return role ? {...userOf({id, name}, 'local'), email: '', role, roles: [describeRole(role)]} : {}
}

const projectGrants = ['read', 'update'].map((name) => ({name, params: {}}))

/** The Studio's requests about itself: user, project and rights. */
export const projectRoutes = new Hono<Environment>()
  .get('/users/me/keyvalue/:keys', right('read'), project, (c) => {
    const settings = settingsOf(c.var.dataset)
    // Each key once, so that the answer is at most as large as all settings.
    const keys = [...new Set(c.req.param('keys').split(','))]
    return c.json(keys.map((key) => settings.get(authorOf(c), key)) as object)
  })
  .put('/users/me/keyvalue', right('write drafts'), project, limitBody(mebibyte), async (c) => {
    const pairs = await readJson(c)
    if (!Array.isArray(pairs) || pairs.length > mostSettings || !pairs.every(isPair))
      throw invalid(`The request needs a list of at most ${mostSettings} {key, value}`)
    settingsOf(c.var.dataset).set(authorOf(c), pairs)
    return c.json(pairs as object)
  })
  .get('/users/me', everyone, project, (c) => c.json(currentUser(c)))
  .get('/users/:ids', right('read'), project, (c) => {
    const ids = c.req.param('ids').split(',')
    const users = ids.map((id) => userOf(editorById(id, c.var.dataset.editors), 'local'))
    return c.json(ids.length === 1 ? users[0] : users)
  })
  .get('/auth/id', everyone, project, (c) => c.json({id: currentUser(c).id ?? null}))
  .get('/auth/providers', everyone, project, (c) => {
    const {editors} = c.var.dataset
    const providers = editors.length > 1 ? editors.map(({id, name}) => ({name: id, title: name})) : []
    return c.json({providers, thirdPartyLogin: false})
  })
  .post('/auth/login/:id', right('read'), project, (c) => {
    const editor = c.var.dataset.editors.find(({id}) => id === c.req.param('id'))
    if (!editor) throw invalid('Nobody of that name is among the editors')
    setCookie(c, editorCookie, editor.id, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: yearInSeconds,
    })
    return c.json({ok: true})
  })
  .post('/auth/logout', right('read'), project, (c) => {
    deleteCookie(c, editorCookie, {path: '/'})
    return c.json({ok: true})
  })
  .get('/aliases', right('read'), project, (c) => c.json([]))
  .get('/projects', right('read'), project, (c) => c.json([describeProject(c.var.dataset)]))
  .get('/projects/:project', right('read'), project, (c) => c.json(describeProject(c.var.dataset)))
  .get('/projects/:project/grants', right('read'), project, (c) =>
    c.json({'sanity.project': [{grants: projectGrants}]}),
  )
  .get('/projects/:project/datasets/:dataset/acl', right('read'), dataset, (c) =>
    c.json(grantsOf(c.var.access)),
  )
  .get('/projects/:project/datasets/:dataset/grants', right('read'), dataset, (c) =>
    c.json(grantsOf(c.var.access)),
  )
  .get('/projects/:project/datasets/:dataset/settings', right('read'), dataset, (c) => c.json({}))
  .get('/projects/:project/datasets/:dataset/settings/embeddings', right('read'), dataset, (c) =>
    c.json({enabled: false, status: 'disabled'}),
  )
  .get('/projects/:project/user-applications', right('read'), project, (c) => c.json(studiosOf(c)))
  .get('/projects/:project/new-content-release-allowed', right('read'), project, (c) =>
    c.json({data: releaseLimits(c.var.dataset.store)}),
  )

/** Returns the counts and limits that the Studio reads before it creates a release. `null` means unlimited. */
function releaseLimits(store: Store) {
  const isOpen = ({state}: Doc) => state !== 'archived' && state !== 'published'
  const orgActiveReleaseCount = store.releases().filter(isOpen).length
  return {orgActiveReleaseCount, orgActiveReleaseLimit: null, datasetReleaseLimit: 1000}
}

/**
 * Returns the requesting Studio as a registered one, because others show a warning. The check parses the address; the Studio's second lookup, for Canvas,
 * compares texts and must not find it, because only a deployed Studio has a manifest: hence the scheme in capitals.
 */
function studiosOf(c: RequestContext): object[] {
  const {projectId} = c.var.dataset
  const appHost = c.req.header('origin')?.replace(/^http/, 'HTTP')
  if (appHost === undefined) return []
  return [
    {id: 'local-studio', projectId, title: 'Local Studio', type: 'studio', urlType: 'external', appHost},
  ]
}

function describeProject({projectId: id, editors}: Dataset) {
  const members = editors.length === 0 ? [localEditor] : editors
  return {
    id,
    displayName: 'Local project',
    organizationId: null,
    studioHost: null,
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    maxRetentionDays: 3,
    features: [],
    members: members.map((editor) => ({
      id: editor.id,
      role: administrator.name,
      roles: [administrator],
      isCurrentUser: members.length === 1,
      isRobot: false,
    })),
  }
}

/** Features of paid plans that the lake has. Without this list the Studio offers an upgrade, and the CLI makes a private dataset public. */
const features = ['contentReleases', 'privateDataset', 'studioComments', 'sanityTasks']

/** The plan of the project. Archived releases are kept for this number of days, practically forever. */
const subscription = {
  plan: {name: 'Local'},
  featureTypes: {retention: {features: [{attributes: {maxRetentionDays: 36_500}}]}},
}

/** Requests of the Studio to Sanity's cloud that have no meaning on one machine: each gets its empty answer. */
export const studioRoutes = new Hono<Environment>()
  .get('/ping', everyone, (c) => c.json({pong: true}))
  // The Studio shows the latency to the shard named here.
  .get('/data/ping/:dataset', everyone, dataset, (c) =>
    c.json({pong: true}, 200, {'x-sanity-shard': 'local'}),
  )
  // In Hono, /features/* takes in /features as well.
  .get('/features/*', right('read'), (c) => c.json(features))
  .get('/help/*', right('read'), (c) => c.json({}))
  .get('/journey/*', right('read'), (c) => c.json(null))
  .get('/subscriptions/*', right('read'), (c) => c.json(subscription))
  .get('/schedules/*', right('read'), (c) => c.json({schedules: []}))
  .get('/intake/telemetry-status', right('read'), (c) => c.json({status: 'denied'}))
  .post('/intake/batch', right('read'), (c) => c.json({}))
  // Only hosted Sanity reads what the Studio uploads of its schema here.
  .on('POST', ['/descriptors/claim', '/descriptors/synchronize'], right('read'), (c) =>
    c.json({type: 'complete', synchronization: {type: 'complete'}}),
  )
  .get('/check/cors', everyone, (c) => c.json({result: {allowed: true, withCredentials: true}}))

/** The most settings of a dataset. A Studio stores a few dozen, of a few hundred bytes each. */
const mostSettings = 1000

interface Pair {
  key: string
  value: unknown
}

/** The Studio's settings of each user (sort orders, column widths, recent searches). */
const settingsOf = perDataset(({store: {database}}) => {
  database.exec(
    'CREATE TABLE IF NOT EXISTS settings_by_user (user TEXT, key TEXT, value TEXT NOT NULL, PRIMARY KEY (user, key)) WITHOUT ROWID',
  )
  const read = database.prepare('SELECT value FROM settings_by_user WHERE user = ? AND key = ?')
  const write = database.prepare('INSERT OR REPLACE INTO settings_by_user VALUES (?, ?, ?)')
  const size = database.prepare(
    'SELECT count(*) AS count, total(octet_length(user || key || value)) AS bytes FROM settings_by_user',
  )
  return {
    get: (user: string, key: string): Pair => ({
      key,
      value: JSON.parse(String(read.get(user, key)?.value ?? 'null')),
    }),
    set: (user: string, pairs: Pair[]) =>
      inTransaction(database, () => {
        for (const {key, value} of pairs) write.run(user, key, JSON.stringify(value ?? null))
        const {count, bytes} = size.get() ?? {}
        if (Number(count) > mostSettings || Number(bytes) > mebibyte)
          throw invalid(`A dataset holds at most ${mostSettings} settings of ${mebibyte} bytes in total`)
      }),
  }
})

function isPair(value: unknown): value is Pair {
  return isRecord(value) && typeof value.key === 'string'
}
