// The build step of the container image: the same build as the demo's, without a world around it.
import { buildShop } from './build'

console.log(`The shop is ${await buildShop('.next', '.data/logs')}.`)
