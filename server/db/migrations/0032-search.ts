import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Engine } from './frozen/any-db.ts';

/** Words of the trade that mean the same, as a search begins with them. */
const GROUPS = `
kompozit, dolgu, kompozit dolgu
akışkan kompozit, flow, flowable
türbin, aeratör, airotor
anguldruva, kontranguldruva, kontra angle, angulduruva
piyasemen, düz piyasemen, mikromotor başlığı
ünit, diş üniti, dental ünit
implant, diş vidası, fikstür
dayanak, abutment, abatman
iyileşme başlığı, healing cap, iyileşme kapağı
frez, bur, elmas uç
otoklav, sterilizatör, buharlı sterilizatör
sterilizasyon poşeti, otoklav poşeti, sterilizasyon torbası
röntgen, x-ray, radyografi
panoramik, opg, ortopantomograf
tomografi, cbct, konik ışınlı tomografi
rvg, dijital sensör, röntgen sensörü, periapikal sensör
büyüteç, loupe, lup
polimerizasyon lambası, ışık cihazı, dolgu lambası, ışınlı dolgu cihazı
bond, bonding, adeziv
asit jel, etching, fosforik asit, asitleme
siman, yapıştırma simanı, yapıştırıcı
cam iyonomer, glass ionomer
ölçü silikonu, silikon ölçü, ölçü maddesi
aljinat, alginat, alginate
kapanış kaydı, oklüzal kayıt, bite registration
kanal eğesi, kanal aleti, endodontik eğe
döner eğe, rotary eğe, rotary
güta perka, gutta percha, guta
kâğıt kon, paper point, kurutma konisi
apeks bulucu, apex locator, apeks lokatör
endomotor, endodontik motor, kanal motoru
lastik örtü, rubber dam, rubberdam
irrigasyon, yıkama, kanal yıkama
braket, bracket, diş teli
ark teli, ortodontik tel, arch wire
şeffaf plak, aligner, telsiz ortodonti
ağız içi tarayıcı, intraoral tarayıcı, dijital ölçü
freze ünitesi, kazıma ünitesi, milling
3b yazıcı, 3d yazıcı, reçine yazıcı
reçine, resin, rezin
zirkonya, zirkonyum, zirkon
diş taşı temizleme cihazı, kavitron, kretuar, scaler, detertraj
hava tozlu temizleme, airflow, air polishing
davye, forseps, çekim pensi
elevatör, luksatör, kaldıraç
sütür, dikiş, dikiş ipliği
bistüri, neşter, skalpel
kemik grefti, greft, kemik tozu
maske, cerrahi maske, yüz maskesi
tükürük emici, saksın, emici uç
pamuk rulo, pamuk tampon, tampon
dezenfektan, dezenfeksiyon sıvısı, temizlik sıvısı
florür vernik, flor vernik, fluor
profilaksi pastası, polisaj pastası, temizlik patı
kompresör, hava kompresörü
reflektör, ünit lambası, ayaklı lamba
tabure, hekim koltuğu, hekim sandalyesi
klinik dolabı, klinik mobilyası, dental mobilya
tork anahtarı, raşet, ratchet
artikülatör, çene simülatörü
modelaj mumu, mum, wax
alet kaseti, alet kutusu, tray
`;

/**
 * What visitors search by and what they did not find: words that mean the same, what the pages of documents say, and
 * searches without a hit by day.
 */
export function search(engine: Engine): Migration {
  const json = engine === 'postgres' ? sql`jsonb` : sql`json`;
  return {
    async up(db: Kysely<never>) {
      await db.schema
        .createTable('synonyms')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'integer', (column) => column.notNull())
        .addColumn('createdAt', 'text', (column) => column.notNull())
        .addColumn('updatedAt', 'text', (column) => column.notNull())
        .addColumn('words', json, (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('documentPages')
        .addColumn('mediaId', 'text', (column) => column.notNull())
        .addColumn('page', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('documentPages_pkey', ['mediaId', 'page'])
        .execute();
      await db.schema
        .createTable('missedSearches')
        .addColumn('day', 'text', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('missedSearches_pkey', ['day', 'text'])
        .execute();
      const now = new Date().toISOString();
      for (const line of GROUPS.trim().split('\n')) {
        const words = JSON.stringify(line.split(', '));
        await sql`insert into synonyms (id, version, "createdAt", "updatedAt", words)
          values (${crypto.randomUUID()}, 1, ${now}, ${now}, ${words})`.execute(db);
      }
    },
  };
}
