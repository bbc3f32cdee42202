import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import {localUserId} from '../documents/lake.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {requireDataset} from './request.ts'

const administrator = {
  name: 'administrator',
  title: 'Administrator',
  description: 'May do everything on this machine',
}

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

/** Everybody may do everything: there are no accounts on one machine. */
const grants = [
  {
    filter: '_id in path("**")',
    permissions: ['read', 'create', 'update', 'history', 'editHistory', 'manage'],
  },
]
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
    .get('/users/me', (c) => c.json(user))
    .get('/users/:ids', (c) => {
      const ids = c.req.param('ids').split(',')
      const users = ids.map((id) => ({...user, id}))
      return c.json(ids.length === 1 ? users[0] : users)
    })
    .get('/auth/id', (c) => c.json({id: user.id}))
    .get('/auth/providers', (c) => c.json({providers: [], thirdPartyLogin: false}))
    .post('/auth/logout', (c) => c.json({ok: true}))
    .get('/projects', (c) => c.json([project]))
    .get('/projects/:project', (c) => c.json(project))
    .get('/projects/:project/grants', (c) => c.json({'sanity.project': [{grants: projectGrants}]}))
    .get('/projects/:project/datasets/:dataset/acl', inDataset, (c) => c.json(grants))
    .get('/projects/:project/datasets/:dataset/grants', inDataset, (c) => c.json(grants))
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
