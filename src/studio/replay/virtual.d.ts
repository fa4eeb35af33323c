declare module 'virtual:replay' {
  import type { ReplayData } from '../../check/replay/replayPage.ts';

  const data: ReplayData;
  export default data;
}
