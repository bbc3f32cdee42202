import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import type {ChoiceType} from '../documents/choice-types.ts'
import {checkChoice} from '../validation/check-choice.ts'
import {customRule} from '../validation/custom-rule.ts'
import {missing} from './required.ts'

interface ChoiceFromOptions {
  /** Type of the documents to choose from; the field holds their key, and the Studio's input offers them. */
  from: ChoiceType
  group?: string
}

/** One of the documents of a type that staff add to and order. */
export function choiceFrom(
  name: string,
  title: string,
  description: string,
  {from, group}: ChoiceFromOptions,
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'string',
    validation: (rule) => [
      rule.required().error(missing.choice),
      customRule(rule, (key: string | undefined, context) => checkChoice(key, context, from)),
    ],
  })
}

/** Several of them, each at most once. */
export function choicesFrom(
  name: string,
  title: string,
  description: string,
  {from, group}: ChoiceFromOptions,
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          customRule(rule, (key: string | undefined, context) => checkChoice(key, context, from)),
      }),
    ],
    validation: (rule) => [
      rule.required().min(1).error(missing.references),
      rule.unique().error('This is already in the list. Remove it here.'),
    ],
  })
}
