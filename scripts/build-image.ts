// The build step of the container image: the demo's build with its types checked, without a stack around it.
import { buildShop } from './build'

console.log(`The shop is ${await buildShop('.next', '.data/logs', { checkTypes: true })}.`)
