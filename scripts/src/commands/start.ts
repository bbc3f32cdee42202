/** `npm start`: the whole product, until Ctrl-C. */
import {runProduct} from '../product/run-product.ts'

await runProduct('production')
