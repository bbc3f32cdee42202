import type {Route} from '../../http/room.ts'
import {type LakeContext, versioned} from '../context.ts'
import {localUserId} from '../lake.ts'

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

/** What the Studio asks about itself: who is signed in, which project, which rights. */
export function projectRoutes(context: LakeContext): Route[] {
  const {projectId, dataset} = context
  const dataSets = [{name: dataset, aclMode: 'public', datasetProfile: 'content', features: [], tags: []}]
  const project = {
    id: projectId,
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
  const fixed = (path: string, answer: unknown) =>
    versioned(context, 'GET', path, (exchange) => exchange.reply(200, answer))

  return [
    fixed('/users/me', user),
    versioned(context, 'GET', '/users/:ids', (exchange) => {
      const ids = exchange.param('ids').split(',')
      const users = ids.map((id) => ({...user, id}))
      exchange.reply(200, ids.length === 1 ? users[0] : users)
    }),
    fixed('/auth/id', {id: user.id}),
    fixed('/auth/providers', {providers: [], thirdPartyLogin: false}),
    versioned(context, 'POST', '/auth/logout', (exchange) => exchange.reply(200, {ok: true})),
    fixed('/projects', [project]),
    fixed('/projects/:project', project),
    fixed('/projects/:project/grants', {
      'sanity.project': [
        {
          grants: [
            {name: 'read', params: {}},
            {name: 'update', params: {}},
          ],
        },
      ],
    }),
    fixed('/projects/:project/datasets', dataSets),
    fixed('/projects/:project/datasets/:dataset/acl', grants),
    fixed('/projects/:project/datasets/:dataset/grants', grants),
    fixed('/projects/:project/datasets/:dataset/settings', {}),
    fixed('/projects/:project/user-applications', []),
    fixed('/projects/:project/new-content-release-allowed', {}),
    fixed('/datasets', dataSets),
  ]
}
