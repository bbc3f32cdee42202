import {definePlugin} from 'sanity'
import {ReviewAction} from './review-action.tsx'

/** Adds the action that saves a review without publishing. */
export const review = definePlugin({
  name: 'upline-review',
  // Next to Publish, because the Studio closes a dialog if an action before its own in the menu comes or goes.
  document: {actions: (actions) => actions.toSpliced(1, 0, ReviewAction)},
})
