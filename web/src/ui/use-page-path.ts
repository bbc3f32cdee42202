import {pagePathOf} from '@upline/domain/content/page-path.ts'
import {useLocation} from 'react-router-dom'

/** Returns the path of the page as links of the content name it: without a slash at its end. */
export const usePagePath = (): string => pagePathOf(useLocation().pathname)
