import type { KindItem } from './types.ts';

export const testimonials = [
  {
    name: 'testimonial',
    data: {
      name: 'Dt. Elif Karaman',
      title: 'Kurucu hekim',
      clinic: 'Yedi Kavak Ağız ve Diş Sağlığı, Ankara',
      rating: 5,
      text: 'Üç koltuklu kliniğimizi 19 günde teslim ettiler. Tek telefonla ünitten kompresöre, eğitimden bakıma her şey çözüldü.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Dt. Mert Aydoğan',
      title: 'Diş hekimi',
      clinic: 'Lodos Diş, İzmir',
      rating: 5,
      text: 'Arıza kaydını sabah açtık, öğleden sonra teknisyen kapıdaydı. Hasta iptal etmedik.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Sibel Önal',
      title: 'Diş protez teknisyeni',
      clinic: 'Kehribar Diş Laboratuvarı, Bursa',
      rating: 5,
      text: 'Laboratuvarımızın tarayıcı ve yazıcı seçiminde satıştan çok danışmanlık aldık.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Uzm. Dt. Selin Çağlar',
      title: 'Ortodonti uzmanı',
      clinic: 'Turna Ortodonti, Bursa',
      rating: 5,
      text: 'Braket setlerinde eksik numara yaşamıyoruz. Ark teli bittiğinde ertesi gün masada oluyor.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Doç. Dr. Kerem Yıldıran',
      title: 'Ağız, diş ve çene cerrahı',
      clinic: 'Mavi Nar Diş Kliniği, Antalya',
      rating: 5,
      text: 'İmplantın lot numarasını üç yıl sonra sordum, beş dakikada irsaliyesiyle geldi.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Gülşah İnce',
      title: 'Klinik müdürü',
      clinic: 'Kayrak Ağız ve Diş Sağlığı, Kayseri',
      rating: 4,
      text: 'Sarf siparişini ayda bire indirdik. Teklifte kalemler açık yazıyor, sürpriz çıkmıyor.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Dt. Barış Şentürk',
      title: 'Diş hekimi',
      clinic: 'Çakıl Diş, Trabzon',
      rating: 5,
      text: 'Panoramik cihazın yerini, kurşun kaplamayı ve ruhsat evrakını birlikte tamamladık. Çekime planlanan gün başladık.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Dt. Ömer Işık',
      title: 'Endodonti ağırlıklı çalışan diş hekimi',
      clinic: 'Beş Söğüt Diş, Eskişehir',
      rating: 5,
      text: 'Döner eğe sistemini değiştirmeden önce iki numune seti denedik. Eğitimi kendi kliniğimizde, kendi endomotorumuzla aldık.',
    },
  },
  {
    name: 'testimonial',
    data: {
      name: 'Dt. Zeynep Uğurlu',
      title: 'Çocuk diş hekimi',
      clinic: 'İncir Çocuk Diş Kliniği, Aydın',
      rating: 4,
      text: 'Çocuk ünitinin rengini ve lambasını biz seçtik; teslim iki gün gecikti, her gün arayıp haber verdiler.',
    },
  },
] satisfies KindItem[];
