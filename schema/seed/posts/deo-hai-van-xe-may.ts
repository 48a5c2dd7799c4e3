import type { SeedPost } from '../types'

export const post: SeedPost = {
  id: 'post-deo-hai-van-xe-may',
  slug: 'deo-hai-van-xe-may',
  titleVi: 'Qua đèo Hải Vân bằng xe máy: hai mươi mốt cây số để chạy chậm',
  titleEn: 'Over the Hai Van Pass by motorbike: twenty-one kilometres to take slowly',
  summaryVi:
    'Nhật ký một ngày chạy xe từ Đà Nẵng qua đèo Hải Vân, ghé Lăng Cô ăn hàu đầm Lập An rồi ra Huế: mây trên cửa ải, khúc cua, và chuyện bằng lái nói cho rõ.',
  summaryEn:
    'A day’s ride from Da Nang over the Hai Van Pass to the oysters of Lap An lagoon and on to Hue: cloud at the old gate, the bends that matter, and licences.',
  coverImage: '@assets/art/post-deo-hai-van-xe-may',
  tags: ['Hải Vân', 'Lăng Cô', 'Đà Nẵng', 'Huế'],
  publishedAt: '2026-08-08T02:00:00.000Z',
  contentPillar: 'personal-stories',
  readingTimeMinutes: 4,
  authorName: 'Quốc Bảo',
  destinationSlug: 'da-nang',
  featured: false,
  bodyVi: `Tôi sinh ở Đà Nẵng, qua đèo Hải Vân chắc cũng vài chục bận, vậy mà lần nào sắp đi cũng ngủ không sâu. Bốn rưỡi sáng tôi dắt xe ra hẻm, bóp thử thắng, rờ hai bánh, đội mũ, rồi chạy dọc vịnh theo đường Nguyễn Tất Thành. Thành phố còn mờ. Trước mặt, dãy núi nằm chắn ngang như con vật ngủ quên, lưng đắp tấm mền mây.

Ba tôi hay nói đèo này không khó, chỉ không ưa người vội. Từ ngày có hầm, ai vội đã đi đường dưới. Đường trên còn lại cho người thích chạy chậm.

## Bắt đầu leo

![Chiếc mũ bảo hiểm đỏ, quai thả xuống](@assets/art/spot-helmet)

Qua Nam Ô, Kim Liên, đường rời phố và ngóc lên. Cả con đèo dài khoảng hai mươi mốt cây số, đỉnh gần năm trăm mét. Mặt đường tốt, chỗ khuất có gương cầu. Tôi về số hai, giữ đều ga, bám sát lề phải và bấm còi ngắn trước mỗi cua mù.

Thứ đáng ngại không phải độ dốc mà là xe bồn. Hầm cấm xe chở xăng dầu, nên mấy chiếc ấy vẫn phải đi đèo, ôm cua rộng, nhất là ở các khúc tay áo. Gặp xe bồn thì giảm ga, nhường, đừng tranh.

Tôi dừng ở đoạn nhìn về nam: nguyên vịnh Đà Nẵng cong như cái lược, Sơn Trà xanh đen phía xa, dưới chân là đường sắt bám vách núi. Một đoàn tàu chui ra khỏi hầm, nhỏ như đồ chơi, kéo theo tiếng còi dài.

## Cửa ải trong mây

Gần đỉnh thì mây xuống. Nói đúng hơn là tôi chạy vào trong nó: da tay lạnh, kính mũ lấm tấm nước, mùi lá ướt. Hạ tốc độ, bật đèn chiếu gần, nghe trước khi nhìn. Tháng Tám mà mười phút ấy tôi phải kéo khóa áo lên tận cổ.

Hải Vân Quan xây năm 1826 dưới thời Minh Mạng. Cửa nhìn về Huế đề “Hải Vân Quan”, cửa nhìn về Quảng Nam đề “Thiên hạ đệ nhất hùng quan”. Bên cạnh còn lô cốt của hai cuộc chiến sau này, lỗ châu mai mở ra biển. Công trình trùng tu xong và mở lại từ tháng 8/2024: gạch mới hơi sạch quá với ai quen dáng phế tích, nhưng ải đã ra hình ải.

![Phin cà phê nhỏ giọt xuống ly sữa đặc](@assets/art/spot-phin)

Tôi uống ly cà phê ở dãy quán ven đường, chờ. Khoảng bảy giờ, gió xô một phát, mây tách đôi như người ta kéo rèm: bên này là Đà Nẵng, bên kia là Lăng Cô, dải cát trắng mảnh giữa biển và đầm. Cả quán buông điện thoại, cùng ồ một tiếng.

## Bằng lái: nói một lần cho rõ

Bạn tôi ở nước ngoài về hay hỏi câu này, nên tôi ghi luôn.

- Người mình đi xe trên 50 phân khối phải có bằng hạng A1 hoặc A. Từ 2025, A1 cấp mới chỉ đi tới 125 phân khối; bằng A1 cũ vẫn theo hạng đã ghi.
- Khách nước ngoài lái hợp pháp khi có bằng Việt Nam, hoặc giấy phép lái xe quốc tế theo Công ước Vienna 1968 kèm bằng gốc, và cả hai đều phải có hạng mô tô.
- Giấy theo Công ước 1949, như loại cấp ở Mỹ, Canada, Úc, thì Việt Nam không công nhận. Tiệm cho thuê xe không hỏi chẳng có nghĩa là được phép; đụng xe thì bảo hiểm du lịch thường từ chối trả.

Không có bằng cũng không phải bỏ đèo. Ngồi sau một tay lái quen đường, thuê xe jeep, hay đi tàu hỏa: đoạn tàu men chân Hải Vân đẹp chẳng kém, chỉ khác góc nhìn.

## Hàu Lập An, chín giờ

Đổ đèo phía bắc phải kiên nhẫn hơn lúc lên. Về số thấp, để máy ghì, nhấp thắng từng nhịp. Xuống tới Lăng Cô thì nắng đã đầy mặt đầm Lập An. Nước cạn và lặng, núi Bạch Mã úp ngược trong đó, cọc hàu cắm thành hàng. Dân nuôi hàu treo vỏ xe cũ cho hàu bám, tới lứa thì kéo lên, đục từng con.

Quán bên đầm nướng hàu mỡ hành hoặc nấu cháo. Hàu ở đây nhỏ, ngọt, mặn nhẹ vị nước lợ. Bà chủ vừa tách vỏ vừa hỏi đi mô về mô, nghe nói ra Huế liền dặn: “Chạy từ từ nghe con, trưa ni nắng lắm.”

## Ra Huế

Sau Lăng Cô còn hai con đèo nhỏ, Phú Gia và Phước Tượng, rồi quốc lộ phẳng dần. Tôi bỏ đường lớn, rẽ qua cầu Tư Hiền để chạy dọc phá, thêm chừng một giờ mà đổi lấy mùi rong, mùi lưới phơi và những ngôi mộ sơn màu rực rỡ giữa cát trắng.

Quá một giờ trưa, tôi dựng xe trước một quán bún ở [Huế](/where-to-go/hue). Cả ngày đi hơn trăm cây số. [Đà Nẵng](/where-to-go/da-nang) chỉ cách có vậy, mà giữa hai nơi, trời, giọng nói và cả cách nêm ớt đã khác hẳn. Con đèo đứng giữa, làm đúng việc của nó xưa nay: bắt người ta đi chậm lại trước khi sang một miền khác.`,
  bodyEn: `I was born in Da Nang and must have crossed the Hai Van Pass several dozen times, and I still sleep badly the night before. At half past four I wheel the bike into the alley, test the brakes and ride out along the bay. Ahead, the mountains lie across the road like an animal that has dozed off under a blanket of cloud.

My father says the pass isn’t difficult; it just dislikes people in a hurry. Since the tunnel opened, people in a hurry go underneath. Motorbikes aren’t allowed in the tunnel. We get the road on top.

## The climb

![A red motorbike helmet, its strap hanging](@assets/art/spot-helmet)

Past Nam O and Kim Lien the road leaves town and lifts its head. The pass is about twenty-one kilometres long and tops out just under five hundred metres. The surface is good, and the blind bends have mirrors. Second gear, steady throttle, well to the right, a short beep before every corner you can’t see around.

What deserves your respect is not the gradient but the tankers. Fuel trucks are banned from the tunnel too, so they come this way and swing wide on the hairpins. Slow down and let them have it.

I stop where the whole of Da Nang bay opens to the south, curved like a comb, with the dark hump of Son Tra at its far end. Below me the railway clings to the cliff. A train slides out of a tunnel, toy-sized, dragging its whistle behind it.

## A gate in the clouds

Hai Van means “sea cloud”, and near the summit I ride into one. Cold hands, drops on the visor, a smell of wet leaves. Low beam, low speed. It is August, and for ten minutes my jacket is zipped to the chin.

The old gate, Hai Van Quan, was built in 1826 under Emperor Minh Mang. The arch facing Hue carries its name; the one facing south says “the most imposing gate under heaven”. Bunkers from two later wars squat alongside, their slits trained on the sea. The complex was restored and reopened in August 2024. If you knew the ruin, the new brick is a little too clean, but the fort is a fort again.

![A coffee filter dripping into a glass of condensed milk](@assets/art/spot-phin)

I order coffee at the stalls and wait. Around seven a gust hits, and the cloud parts like a curtain: Da Nang on one side, and on the other Lang Co, a thin white spit of sand between the sea and a lagoon. Everyone lowers their phone and says the same “oh”.

## Licences, once and for all

Friends from abroad always ask, so here it is.

- You may legally ride anything over 50cc with a Vietnamese licence of the right class, or with an International Driving Permit issued under the 1968 Vienna Convention, carried together with your home licence. Both must cover motorcycles.
- Permits under the older 1949 convention, which is what the United States, Canada and Australia issue, are not recognised here.
- A rental shop that doesn’t ask has not given you permission. Have an accident without a valid licence and most travel insurers will decline to pay.

No licence is no reason to skip the pass. Ride pillion with a driver who knows the road, hire a jeep, or take the train, which hugs the foot of the same mountain.

## Oysters at nine

The descent asks for more patience than the climb. Stay in a low gear, let the engine hold you, touch the brakes and release. By the time I reach Lang Co the sun is all over Lap An lagoon, shallow and still, the Bach Ma mountains upside down in it. Lines of stakes run out from the shore. The farmers hang old tyres in the brackish water, the oysters settle on them, and months later somebody hauls the lot up and chips them off one by one.

The lagoon-side places grill them with spring-onion oil or simmer them into rice porridge. The oysters are small, sweet and only lightly salty. The owner, shucking as she talks, hears that I’m bound for Hue. “Go slowly, child,” she says. “It’s a hot one.”

## Down to Hue

After Lang Co come two lesser passes, Phu Gia and Phuoc Tuong, and then the highway flattens. I leave it, cross the Tu Hien bridge and follow the lagoon road north. It costs an extra hour and pays in seaweed, drying nets and family tombs painted like wedding cakes on white sand.

Soon after one I park outside a noodle shop in [Hue](/where-to-go/hue), a little over a hundred kilometres on the clock. [Da Nang](/where-to-go/da-nang) is that close, yet the sky, the accent and the amount of chilli have all changed. The pass stands in between, doing what it always did: making people slow down before they enter another country.`,
  highlightsVi: [
    'Hai mươi mốt cây số đèo với vịnh Đà Nẵng dưới chân',
    'Hải Vân Quan dựng năm 1826, mở lại sau trùng tu',
    'Khoảnh khắc mây tách, thấy Lăng Cô và Đà Nẵng hai bên',
    'Hàu nướng mỡ hành bên đầm Lập An',
    'Đường ven phá qua cầu Tư Hiền về Huế',
  ],
  highlightsEn: [
    'Twenty-one kilometres of bends above Da Nang bay',
    'Hai Van Quan, the 1826 gate, open again after restoration',
    'The minute the cloud splits between two cities',
    'Grilled oysters beside Lap An lagoon',
    'The quiet lagoon road to Hue over the Tu Hien bridge',
  ],
  travelTipsVi: [
    'Khởi hành trước sáu giờ sáng để tránh nắng, tránh xe và dễ gặp mây.',
    'Đi xe số hoặc xe côn tay có thắng tốt; đổ đèo bằng số thấp, không tắt máy thả trôi.',
    'Đổ đầy xăng ở Đà Nẵng, mang áo gió và áo mưa kể cả mùa hè.',
    'Mùa mưa tháng 10, tháng 11 đường dễ sạt lở: xem tin trước, mưa lớn thì đi hầm bằng ô tô hoặc đi tàu.',
    'Gửi hành lý nặng theo xe khách hay tàu, chạy xe nhẹ cho an toàn.',
  ],
  travelTipsEn: [
    'Leave before six, for cooler air, fewer trucks and the best chance of cloud.',
    'Choose a manual or semi-automatic with good brakes; never coast downhill with the engine off.',
    'Fill up in Da Nang, and pack a windproof and a raincoat even in summer.',
    'Landslides are possible in October and November: check the news and take the train in heavy rain.',
    'Send heavy bags ahead by bus or train and ride light.',
  ],
}
