import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleGateway, type SampleGateway } from '../../support/sampleGateway.ts';
import { WalletClient } from '../../support/walletClient.ts';

const NOW = '2025-03-03T10:00:00.000+08:00';
const languages = ['zh-HK', 'zh-CN', 'en'] as const;
let sample: SampleGateway;
let visitor: WalletClient;

beforeAll(async () => {
  sample = await sampleGateway(NOW);
  visitor = new WalletClient((request) => sample.gateway.fetch(request));
});
afterAll(() => sample.close());

const announcements = (page_no: number, page_size: number, more: object = {}) =>
  visitor.must('announceQuery', { language: 'en', page_no, page_size, ...more });

describe('announceQuery (R-CALL-13)', () => {
  it('SUCCESS: published ones, newest first, page by page', async () => {
    const all = await announcements(1, 50);
    const ids = all.list.map(({ announce_id }) => announce_id);
    expect(all.total).toBe(ids.length);
    const times = all.list.map(({ publish_time }) => publish_time);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(ids.length).toBeGreaterThan(5);
    const pages = await Promise.all([announcements(1, 5), announcements(2, 5), announcements(3, 5)]);
    expect(pages.map(({ list }) => list.length)).toEqual([5, ids.length - 5, 0]);
    expect(pages.flatMap(({ list }) => list.map(({ announce_id }) => announce_id))).toEqual(ids);
  });

  it('gives one by its id (R-PUB-22), in the language asked for', async () => {
    const titles = await Promise.all(
      languages.map(async (language) => {
        const { list } = await visitor.must('announceQuery', {
          language,
          page_no: 1,
          page_size: 1,
          announce_id: 'fee-tables-2024-11',
        });
        return list.map(({ title }) => title);
      }),
    );
    expect(titles).toEqual([['收費表更新'], ['收费表更新'], ['New fee tables']]);
    expect(await announcements(1, 10, { announce_id: 'unknown-one' })).toEqual({ total: 0, list: [] });
  });

  it('shows none before its instant', async () => {
    const isShown = async (at: string) => {
      await sample.setNow(at);
      return (await announcements(1, 10, { announce_id: 'lunar-new-year-2025' })).total === 1;
    };
    expect(await isShown('2025-01-20T08:59:59.999+08:00')).toBe(false);
    expect(await isShown('2025-01-20T09:00:00.000+08:00')).toBe(true);
    await sample.setNow(NOW);
  });
});

describe('announceNotice2 (R-CALL-14)', () => {
  it('SUCCESS: six texts while a notice is in force, six empty ones otherwise (R-ENT-07 to R-ENT-12)', async () => {
    const now = await visitor.must('announceNotice2', {});
    expect(Object.keys(now).toSorted()).toEqual([
      'content_cn',
      'content_en',
      'content_tw',
      'title_cn',
      'title_en',
      'title_tw',
    ]);
    expect(Object.values(now).every((text) => text !== '')).toBe(true);
    await sample.setNow('2025-01-05T23:59:59.999+08:00');
    expect(new Set(Object.values(await visitor.must('announceNotice2', {})))).toEqual(new Set(['']));
    await sample.setNow(NOW);
  });

  it('has an empty text where a notice has none in a language (R-HOME-02)', async () => {
    await sample.setNow('2028-01-10T10:00:00.000+08:00');
    const { content_tw, content_cn, content_en } = await visitor.must('announceNotice2', {});
    expect([content_tw !== '', content_cn !== '', content_en]).toEqual([true, true, '']);
    await sample.setNow(NOW);
  });
});

describe('contentAppAdvQuery (R-CALL-18)', () => {
  const adverts = (more: object = {}) =>
    visitor.must('contentAppAdvQuery', { adv_type: '00', language: 'en', ...more });

  it('SUCCESS: those for every card, and with a card those for it too (R-ENT-15)', async () => {
    const general = (await adverts()).list;
    expect(general.map(({ pic_type }) => pic_type)).toEqual(['00', '01']);
    expect((await adverts({ card_organ: 'UnionPay' })).list).toHaveLength(general.length + 1);
    expect((await adverts({ card_organ: 'Visa' })).list).toEqual(general);
  });

  it('says in words, in the language asked for, what the picture does not', async () => {
    const titles = await Promise.all(
      languages.map(async (language) => (await adverts({ language })).list.map(({ title }) => title)),
    );
    expect(titles.map(([first]) => first)).toEqual([
      '出行有錢包，一個就夠',
      '出行有钱包，一个就够',
      'One wallet for every trip',
    ]);
  });
});

describe('contentAppDownClause (R-CALL-17)', () => {
  const types = ['00', '01', '02', '03', '04', '05'] as const;
  const read = (file_type: (typeof types)[number], language: (typeof languages)[number]) =>
    visitor.must('contentAppDownClause', { file_type, language });

  it.each(types.flatMap((type) => languages.map((language) => [type, language] as const)))(
    'SUCCESS: %s in %s has a page in the portal, a day and a text without seconds (R-ENT-16, R-ENT-17)',
    async (type, language) => {
      const { file_url, effective_from, sections } = await read(type, language);
      expect(file_url).toMatch(/^\/gc4-app-pc\/[A-Za-z]+$/);
      expect(effective_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(sections.length).toBeGreaterThan(0);
      expect(JSON.stringify(sections)).not.toMatch(/\{\{|undefined|\d seconds|\d 秒/);
    },
  );

  it('writes the fees that the gateway takes', async () => {
    const text = JSON.stringify(await read('02', 'en')).replaceAll('\u00a0', ' ');
    // R-CONST-45 to R-CONST-53, R-CONST-57 to R-CONST-59
    for (const sum of ['HK$ 25.00 / CN¥ 20.00 / US$ 3.00', 'HK$ 30.00 / CN¥ 27.00 / US$ 4.00']) {
      expect(text).toContain(sum);
    }
    expect(text).toContain('HK$ 250.00 / CN¥ 200.00 / US$ 30.00');
    expect(text).toMatch(/CN¥ 5\.00/);
  });

  it.each(['02', '03'] as const)(
    '%s has two editions, each with its day and its page (AMB-31, R-CONST-83, R-CONST-84)',
    async (file_type) => {
      const edition = (day?: string) =>
        visitor.call('contentAppDownClause', { file_type, language: 'en', ...(day && { effective_from: day }) });
      const [first, second, newest] = [await edition('2024-11-01'), await edition('2024-11-11'), await edition()];
      const name = file_type === '02' ? 'hargeTable' : 'imitTable';
      expect(first.data).toMatchObject({ effective_from: '2024-11-01', file_url: expect.stringContaining(name) });
      expect(second.data).toMatchObject({ effective_from: '2024-11-11', file_url: expect.stringContaining('/new') });
      expect(newest.data).toMatchObject({ effective_from: '2024-11-11' });
      expect(await edition('2024-11-02')).toEqual({ code: 'DOWNLOAD_FAIL', data: {} });
    },
  );

  it.each(languages)('writes no sum by the code of its currency in %s', async (language) => {
    for (const type of types) expect(JSON.stringify(await read(type, language))).not.toMatch(/(HKD|CNY|USD) ?\d/);
  });

  it('writes the freeze after a change of number as people say it', async () => {
    expect(JSON.stringify(await read('00', 'zh-HK'))).toContain('24 小時內');
  });

  it('DOWNLOAD_FAIL: the document has not been written (AMB-28)', async () => {
    const { content } = sample.gateway.core.services;
    const { document } = content.documents;
    Object.assign(content.documents, { document: () => undefined });
    try {
      const body = { file_type: '05', language: 'en' } as const;
      expect(await visitor.call('contentAppDownClause', body)).toEqual({ code: 'DOWNLOAD_FAIL', data: {} });
    } finally {
      Object.assign(content.documents, { document });
    }
  });
});
