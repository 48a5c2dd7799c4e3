import { Refusal, runDeploy } from './deploy/run-deploy'

/**
 * `npm run deploy -- [--env preview]`: builds, applies migrations to the remote database, gives it
 * the entries of kinds that it never had (what is invented as drafts), deploys, asks the site with
 * the smoke check, and prints the command that brings the version before back; with `--env` the
 * environment of that name in wrangler.toml, which has a Worker, a database, a bucket and a cache
 * of its own. Says what it will create. Refuses where a variable is bad, where Wrangler cannot say
 * whether there is a database, where the account has no R2, with files that no commit has unless
 * told `--allow-dirty`, and with demo values unless told `--allow-demo`. `--no-smoke` is for a site
 * that does not let everybody in. What stands after a further `--` goes to `wrangler deploy`.
 */
try {
  process.exitCode = await runDeploy(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof Refusal)) throw error
  process.stderr.write(`Not deployed. ${error.message}\n`)
  process.exitCode = 1
}
