import { spawnSync } from 'node:child_process'

export interface Commit {
  hash: string
  subject: string
  /** Whether files differ from it. */
  isDirty: boolean
}

/** What is checked out; undefined where this folder is no Git repository. */
export function readCommit(): Commit | undefined {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const { status, stdout } = git('log', '-1', '--abbrev=8', '--format=%h %s')
  if (status !== 0) return undefined
  const [hash = '', ...subject] = stdout.trim().split(' ')
  return { hash, subject: subject.join(' '), isDirty: git('status', '--porcelain').stdout !== '' }
}

/**
 * Names a build: the commit. With changed files, or without Git, the time as well, as caches are
 * kept by it and two such builds may differ.
 */
export function buildIdOf(commit: Commit | undefined, now = Date.now()): string {
  if (commit && !commit.isDirty) return commit.hash
  return `${commit ? `${commit.hash}-dirty-` : ''}${now.toString(36)}`
}
