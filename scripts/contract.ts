// `npm run test:contract [-- --url http://…]`: the contract suite against a platform; see tests/contract/run.ts.
import '../tests/contract/run'
