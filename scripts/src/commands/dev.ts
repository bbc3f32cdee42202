/** `npm run dev`: the whole product, site and Studio from their sources with hot reload, until Ctrl-C. */
import {runProduct} from '../product/run-product.ts'

await runProduct('development')
