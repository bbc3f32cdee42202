import {Hono} from 'hono'
import {deleteCookie, setCookie} from 'hono/cookie'
import {type Access, mayDo, type RoleName, roles} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import type {Doc} from '../documents/document.ts'
import {localUserId, type Store} from '../documents/store.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {right} from './authorize.ts'
import {type Editor, editorById, editorCookie, editorOf, localEditor} from './editors.ts'
import {dataset, project} from './find-dataset.ts'

const yearInSeconds = 31_536_000

/** Returns a role as the Studio reads it. */
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

const inProject = [project] as const

/** The Studio's requests about itself: user, project and rights. */
export const projectRoutes = new Hono<Environment>()
  .get('/users/me', everyone, ...inProject, (c) => c.json(currentUser(c)))
  .get('/users/:ids', right('read'), ...inProject, (c) => {
    const ids = c.req.param('ids').split(',')
    const users = ids.map((id) => userOf(editorById(id, c.var.dataset.editors), 'local'))
    return c.json(ids.length === 1 ? users[0] : users)
  })
  .get('/auth/id', everyone, ...inProject, (c) => c.json({id: currentUser(c).id ?? null}))
  .get('/auth/providers', everyone, ...inProject, (c) => {
    const {editors} = c.var.dataset
    const providers = editors.length > 1 ? editors.map(({id, name}) => ({name: id, title: name})) : []
    return c.json({providers, thirdPartyLogin: false})
  })
  .post('/auth/login/:id', right('read'), ...inProject, (c) => {
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
  .post('/auth/logout', right('read'), ...inProject, (c) => {
    deleteCookie(c, editorCookie, {path: '/'})
    return c.json({ok: true})
  })
  .get('/aliases', right('read'), ...inProject, (c) => c.json([]))
  .get('/projects', right('read'), ...inProject, (c) => c.json([describeProject(c.var.dataset)]))
  .get('/projects/:project', right('read'), ...inProject, (c) => c.json(describeProject(c.var.dataset)))
  .get('/projects/:project/grants', right('read'), ...inProject, (c) =>
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
  .get('/projects/:project/user-applications', right('read'), ...inProject, (c) => c.json(studiosOf(c)))
  .get('/projects/:project/new-content-release-allowed', right('read'), ...inProject, (c) =>
    c.json({data: releaseLimits(c.var.dataset.store)}),
  )

/** Returns the counts and limits that the Studio reads before it creates a release. `null` means unlimited. */
function releaseLimits(store: Store) {
  const isOpen = ({state}: Doc) => state !== 'archived' && state !== 'published'
  const orgActiveReleaseCount = store.releases().filter(isOpen).length
  return {orgActiveReleaseCount, orgActiveReleaseLimit: null, datasetReleaseLimit: 1000}
}

/**
 * Returns the requesting Studio as a registered one: an unregistered Studio shows a warning.
 *
 * The scheme in capitals is the same address to the URL parser of that check. The Studio's second lookup, for Canvas, compares
 * texts and must not find it: it would fetch a manifest that only a deployed Studio has.
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
