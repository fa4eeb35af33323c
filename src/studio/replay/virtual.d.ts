declare module 'virtual:replay' {
  import type { ReplayData } from './replayPage.ts';

  const data: ReplayData;
  export default data;
}
