import { type ReactNode, useState } from 'react'
import { PageSection } from '../../../ui/error-boundary'
import { lazyPart } from '../../kit/lazy-part'
import { type Team, TeamContext } from './team-context'
import type { TeamHostProps } from './team-host'

const TeamHost = lazyPart(['teamwork'], async () => (await import('./team-host')).TeamHost)

type TeamProviderProps = Omit<TeamHostProps, 'onTeam'> & { children: ReactNode }

/** Heartbeats render what shows colleagues, and not the form within. */
export function TeamProvider({ children, ...host }: TeamProviderProps) {
  const [team, setTeam] = useState<Team>()
  return (
    <TeamContext value={team}>
      <div className="max-xl:has-[aside:not([hidden])]:pb-[60dvh] xl:flex xl:items-start xl:gap-6">
        <div className="min-w-0 grow">{children}</div>
        <PageSection>
          <TeamHost {...host} onTeam={setTeam} />
        </PageSection>
      </div>
    </TeamContext>
  )
}
