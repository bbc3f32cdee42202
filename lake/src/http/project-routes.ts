import {Hono} from 'hono'
import {type Access, mayDo} from '../access/roles.ts'
import type {LakeContext} from '../context.ts'
import {localUserId} from '../documents/lake.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {describeRole} from './access-routes.ts'
import {requireDataset} from './request.ts'

const administrator = describeRole('administrator')

const user = {
  id: localUserId,
  name: 'Local Editor',
  displayName: 'Local Editor',
  email: 'editor@localhost',
  profileImage: '',
  imageUrl: '',
  provider: 'local',
  role: administrator.name,
  roles: [administrator],
}

/** What a user may do to documents, as the Studio asks; without accounts everything. */
function grantsOf(access: Access | undefined): {filter: string; permissions: string[]}[] {
  const all = '_id in path("**")'
  const written = ['read', 'create', 'update', 'history', 'editHistory', 'manage']
  if (mayDo(access, 'write')) return [{filter: all, permissions: written}]
  const grants = mayDo(access, 'read') ? [{filter: all, permissions: ['read', 'history']}] : []
  if (!mayDo(access, 'write drafts')) return grants
  return [...grants, {filter: '_id in path("drafts.**")', permissions: written}]
}

/** Whoever sends the request: the person at this machine, a token, or, with accounts, nobody. */
function userOf(access: Access | undefined): object {
  if (!access) return user
  const {role, userId: id, label} = access
  if (!role) return {}
  return {...user, id, name: label, displayName: label, email: '', role, roles: [describeRole(role)]}
}

const projectGrants = [
  {name: 'read', params: {}},
  {name: 'update', params: {}},
]

/** The Studio's requests about itself: who is signed in, which project, which rights. */
export function projectRoutes(context: LakeContext): Router {
  const {projectId} = context
  const project = describeProject(projectId)
  const inDataset = requireDataset(context)
  return new Hono<Environment>()
    .get('/users/me', (c) => c.json(userOf(c.env.access)))
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids').split(',')
      const users = ids.map((id) => ({...user, id}))
      return c.json(ids.length === 1 ? users[0] : users)
    })
    .get('/auth/id', (c) => c.json({id: c.env.access ? c.env.access.userId || null : user.id}))
    .get('/auth/providers', (c) => c.json({providers: [], thirdPartyLogin: false}))
    .post('/auth/logout', (c) => c.json({ok: true}))
    .get('/projects', (c) => c.json([project]))
    .get('/projects/:project', (c) => c.json(project))
    .get('/projects/:project/grants', (c) => c.json({'sanity.project': [{grants: projectGrants}]}))
    .get('/projects/:project/datasets/:dataset/acl', inDataset, (c) => c.json(grantsOf(c.env.access)))
    .get('/projects/:project/datasets/:dataset/grants', inDataset, (c) => c.json(grantsOf(c.env.access)))
    .get('/projects/:project/datasets/:dataset/settings', inDataset, (c) => c.json({}))
    .get('/projects/:project/user-applications', (c) => c.json(studiosOf(c, projectId)))
    .get('/projects/:project/new-content-release-allowed', (c) => c.json({}))
}

/**
 * The Studio that sends the request, as a registered one: it shows a warning where it is not.
 *
 * The scheme in capitals is the same address to the URL parser of that check. The Studio's second lookup, for Canvas, compares
 * texts and must not find it: it would fetch a manifest that only a deployed Studio has.
 */
function studiosOf(c: RequestContext, projectId: string): object[] {
  const appHost = c.req.header('origin')?.replace(/^http/, 'HTTP')
  if (appHost === undefined) return []
  return [
    {id: 'local-studio', projectId, title: 'Local Studio', type: 'studio', urlType: 'external', appHost},
  ]
}

function describeProject(id: string) {
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
    members: [{id: user.id, role: user.role, roles: user.roles, isCurrentUser: true, isRobot: false}],
  }
}
